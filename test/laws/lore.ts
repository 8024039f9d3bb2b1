/** What a game's tests know of it beyond its rules, from test/games/<game>, where it has any of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lawful, Lore } from '../../games/kit/laws/subject.ts';
import { gameOf } from './games.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

/** A game with all that is known of it. */
export async function tried(id: string): Promise<Lawful & { readonly lore: Lore }> {
  const game = await gameOf(id);
  const { knowledge } = game;
  return { ...game, lore: { ...(knowledge === undefined ? {} : { knowledge }), ...(await loreOf(id)) } };
}

async function loreOf(game: string): Promise<Lore> {
  const parts = await Promise.all(
    (['advice', 'oracle', 'scramble', 'ways'] as const).map((part) => partOf(game, part)),
  );
  return Object.assign({}, ...parts) as Lore;
}

async function partOf(game: string, part: keyof Lore): Promise<Lore> {
  const path = join(GAMES, game, `${part}.ts`);
  if (!existsSync(path)) return {};
  const found = (await import(path)) as Lore;
  return part in found ? { [part]: found[part] } : {};
}
