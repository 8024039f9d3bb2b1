/** The entry point of the package's `@agora-games/agora-server`: serves other people's games. */
export { type Agora, createAgora, type Furnishing } from './app.ts';
export { type BotPool, type BotQuestion, WorkerPool } from './bots/pool.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export type { PersonOf } from './people/who.ts';
export type { Opened } from './storage/backend.ts';
export type { Site } from '../games/kit/site.ts';
