/** Says of a broken law where it was broken, and looks first whether the rules answer the same question in two ways. */
import { writePosition } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { Table } from '../table.ts';
import { Broken, type Circumstances } from './law.ts';
import { unsteady } from './steady.ts';

type Moves = Omit<Circumstances, 'position'>;

/**
 * Runs a check of a position and returns its result. If the check throws, the position and the move are added to the
 * error.
 */
export function at<T>(rules: Rules, table: Table, check: () => T, moves: Moves = {}): T {
  try {
    return check();
  } catch (error) {
    throw placed(rules, table, error, moves);
  }
}

/** An error that a check threw in this position, as a broken law with the position and the move. */
export function placed(rules: Rules, table: Table, error: unknown, moves: Moves = {}): Broken {
  const broken = error instanceof Broken ? error : thrown(error);
  if (broken.place.position !== undefined) return broken;
  // Whatever else was found of rules that contradict themselves, this is the reason.
  const { finding, place } = unsteady(rules, table.state) ?? broken;
  const position = writePosition(rules, table);
  return new Broken({ ...finding, place: { ...moves, step: table.step, ...place, position } });
}

/** An error that the rules threw, as a broken law: rules must never throw. */
export function thrown(error: unknown, moves: Moves = {}): Broken {
  const told = error instanceof Error ? error : new Error(String(error));
  // The first stack line within the game's own files.
  const lines = told.stack?.split('\n').filter((line) => /^ *at /.test(line)) ?? [];
  const own = lines.find((line) => !/\bgames\/kit\/|\(?node:/.test(line)) ?? lines[0] ?? '';
  return new Broken({
    law: 2,
    found: `the rules throw “${told.message}” ${own.trim()}`.trim(),
    place: moves,
    cause: error,
  });
}
