/** Recorded games, and tables of them that make no move. */
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { loadWords } from '../../../client/text/games.ts';
import { type Random } from '../../../games/kit/random.ts';
import { replay } from '../../../games/kit/record.ts';
import type { GameRecord, Seat } from '../../../games/kit/rules.ts';
import { samplesOf } from '../../corpus/sample.ts';
import { tableOf } from '../boards/kit/table.tsx';

/** The shortest recorded game: its record, its positions (one before each turn), and a way to lay them. */
export async function recorded(game: string) {
  changeSettings({ language: 'en' });
  await loadWords(game, 'en');
  const { meta, load, board: draws } = house.games.get(game)!;
  const [{ rules }, board] = await Promise.all([load(), draws()]);
  // A game that stood still is short because nothing is done in it.
  const samples = [...samplesOf(game)].filter(([name]) => !name.includes('stalled')).map(([, sample]) => sample);
  const { record } = samples.toSorted((a, b) => a.record.turns.length - b.record.turns.length)[0]!;
  const positions = [structuredClone(replay(rules, meta, { ...record, turns: [] }).state)];
  replay(rules, meta, record, ({ state }) => void positions.push(structuredClone(state)));
  return { rules, record, positions, lay: tableOf(board, rules, meta) };
}

/** A recorded game as far as somebody's move, and who is about to make it. */
export interface Moment {
  /** The type of the move that was made then. */
  readonly kind: string;
  readonly record: GameRecord;
  readonly seat: Seat;
}

/** For every type of move that the game knows so many moments at which one was made. */
export function momentsOf(game: string, each: number, random: Random): readonly Moment[] {
  const found = new Map<string, Moment[]>();
  for (const { record } of samplesOf(game).values())
    for (const [at, { seat, move }] of record.turns.entries()) {
      const moment = { kind: move.type, record: { ...record, turns: record.turns.slice(0, at) }, seat };
      found.set(move.type, [...(found.get(move.type) ?? []), moment]);
    }
  return [...found.values()].flatMap((moments) => Array.from({ length: each }, () => random.pick(moments)));
}
