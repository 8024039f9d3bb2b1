/** A game as this browser was left with it: for positions that would take long to reach by playing. */
import type { Page } from '@playwright/test';
import type { KeptGame } from '../../client/saved/saved-game.ts';
import { shelf } from '../../games/index.ts';
import { type Lesson, beatsOf } from '../../games/kit/lesson.ts';
import { replay } from '../../games/kit/record.ts';
import type { GameRecord, Json, Seat } from '../../games/kit/rules.ts';
import { samplesOf } from '../corpus/sample.ts';

export const NAMES = ['Ann', 'Ben', 'Eve', 'Dan', 'Kim', 'Leo'] as const;

/**
 * Opens the table of a recorded game, as if it had been played in this browser and left where the record ends. `people` are
 * the seats with people; bots play the others.
 */
export async function resume(
  page: Page,
  record: GameRecord,
  people: readonly Seat[],
  names: readonly string[] = NAMES,
): Promise<void> {
  const { game, players, options, seed, format, turns } = record;
  const id = 'left-here';
  const kept = {
    id,
    game,
    begunAt: 0,
    touchedAt: 0,
    moves: turns.length,
    options: options as Readonly<Record<string, Json>>,
    seats: names
      .slice(0, players)
      .map((name, seat) => (people.includes(seat) ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' })),
  } satisfies KeptGame;
  // Any page of the same origin has the storage; this one costs nothing to draw.
  await page.goto('/manifest.webmanifest');
  await keep(page, `agora.game.${id}`, kept);
  await keep(page, `agora.moves.${id}`, { seed, format, turns });
  await page.goto(`/local/${game}/${id}`);
}

/**
 * Leaves the table on this screen for one at which a recorded game of so many players is near its end: `share` of it has been
 * played. What every game begins like has been seen by then.
 */
export async function nearTheEnd(
  page: Page,
  game: string,
  players: number,
  people: readonly Seat[],
  share = 0.9,
): Promise<void> {
  const { record } = await brokenOff(shortest(game, players), share);
  await resume(page, record, people);
}

/** The recorded game of fewest turns, of so many players where that is said: a table is read and drawn with all of its log. */
export function shortest(game: string, players?: number): GameRecord {
  // A game that stood still is short because nothing is done in it.
  const played = [...samplesOf(game)].filter(([name]) => !name.includes('stalled'));
  const records = played.map(([, { record }]) => record);
  const fit = records.filter((record) => players === undefined || record.players === players);
  const [first] = fit.toSorted((a, b) => a.turns.length - b.turns.length);
  if (first === undefined) throw new Error(`no recorded game of ${game} with ${players} players`);
  return first;
}

/** The recorded game of most turns: most has been gathered and told in it. */
export function longest(game: string): GameRecord {
  const records = [...samplesOf(game).values()].map(({ record }) => record);
  const [first] = records.toSorted((a, b) => b.turns.length - a.turns.length);
  if (first === undefined) throw new Error(`no recorded game of ${game}`);
  return first;
}

/** A record broken off about `share` of the way, where one seat alone is to move, and that seat. */
export async function brokenOff(record: GameRecord, share: number): Promise<{ record: GameRecord; seat: Seat }> {
  const shelved = shelf.get(record.game);
  if (shelved === undefined) throw new Error(`no game "${record.game}" on the shelf`);
  const { rules } = await shelved.load();
  for (let length = Math.floor(record.turns.length * share); length > 0; length--) {
    const part = { ...record, turns: record.turns.slice(0, length) };
    const [seat, ...others] = rules.toMove(replay(rules, shelved.meta, part).state);
    if (seat !== undefined && others.length === 0) return { record: part, seat };
  }
  return { record: { ...record, turns: [] }, seat: 0 };
}

/** A record broken off before the first move of that type from `share` of the way on, and the seat that makes it. */
export function brokenBeforeMove(record: GameRecord, type: string, share: number): { record: GameRecord; seat: Seat } {
  const from = Math.floor(record.turns.length * share);
  const index = record.turns.findIndex(({ move }, at) => at >= from && move.type === type);
  const next = record.turns[index];
  if (next === undefined) throw new Error(`the record of ${record.game} has no ${type} so late`);
  return { record: { ...record, turns: record.turns.slice(0, index) }, seat: next.seat };
}

/** A record broken off `turns` before it first comes to a position that `reached` knows. */
export async function brokenBefore(
  record: GameRecord,
  turns: number,
  reached: (state: object) => boolean,
): Promise<GameRecord> {
  const shelved = shelf.get(record.game);
  if (shelved === undefined) throw new Error(`no game "${record.game}" on the shelf`);
  let first: number | undefined;
  replay((await shelved.load()).rules, shelved.meta, record, ({ state }, _turn, index) => {
    if (first === undefined && reached(state)) first = index;
  });
  if (first === undefined) throw new Error(`the record of ${record.game} never comes there`);
  return { ...record, turns: record.turns.slice(0, Math.max(0, first - turns)) };
}

/** Opens a game's lesson at its end. */
export async function learnt(page: Page, game: string): Promise<void> {
  const { lesson } = (await import(`../../games/${game}/lesson.ts`)) as { readonly lesson: Lesson };
  const over = beatsOf(lesson);
  await page.goto('/manifest.webmanifest');
  await keep(page, `agora.lesson.${game}`, {
    beats: over.length,
    own: over.flatMap((beat) => (beat.kind === 'own' ? beat.moves.slice(0, 1) : [])),
  });
  await page.goto(`/learn/${game}`);
}

function keep(page: Page, key: string, value: object): Promise<void> {
  return page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, JSON.stringify(value)] as const);
}
