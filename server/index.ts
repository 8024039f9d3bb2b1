/** What others need to serve games of their own; the package's `agora-server`. */
export { type Agora, createAgora, type Furnishing } from './app.ts';
export { type BotPool, type BotQuestion, WorkerPool } from './bots/pool.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
