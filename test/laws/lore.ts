/** What a game's tests know of it beyond its rules, from test/games/<game>, where it has any of it. */
import type { Lawful, Lore } from '../../games/kit/laws/subject.ts';
import { ownOf } from '../games/own.ts';
import { gameOf } from './games.ts';

/** A game with all that is known of it. */
export async function tried(id: string): Promise<Lawful & { readonly lore: Lore }> {
  return { ...(await gameOf(id)), lore: await loreOf(id) };
}

async function loreOf(game: string): Promise<Lore> {
  const names = ['advice', 'oracle', 'scramble', 'ways'] as const;
  const parts = await Promise.all(names.map(async (name) => [name, await ownOf(game, name)] as const));
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
