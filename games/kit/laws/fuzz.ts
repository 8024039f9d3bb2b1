/** Moves as a hostile or broken client might send them. */
import type { Random } from '../random.ts';
import type { Move } from '../rules.ts';

/** A sparse array: it has this length and no elements. */
export function holes(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

const VALUES: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  3,
  5,
  18,
  53,
  71,
  1000,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  '',
  'constructor',
  null,
  undefined,
  true,
  false,
  [],
  [0],
  [[0]],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 0, 0],
  [-1, 1, 0, 0, 0],
  {},
  { length: 1 },
  holes(1),
  holes(5),
];

/** Values that are not moves at all. */
export const JUNK: readonly unknown[] = [
  ...VALUES,
  { type: null },
  { type: 0 },
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: ['roll'] },
  Object.create({ type: 'endTurn' }),
  JSON.parse('{"__proto__":{"type":"endTurn"}}'),
];

/** A copy of `move` with one or two mistakes; by luck it can be another legal move. */
export function mutated(move: Move, types: readonly string[], random: Random): unknown {
  const copy = structuredClone(move) as unknown as Record<string, unknown>;
  for (let times = 1 + random.below(2); times > 0; times--) mutate(copy, types, random);
  return copy;
}

function mutate(move: Record<string, unknown>, types: readonly string[], random: Random): void {
  const fields = Object.keys(move).filter((key) => key !== 'type');
  const kind = random.below(fields.length === 0 ? 3 : 12);
  if (kind === 0) move['type'] = random.pick(types);
  else if (kind === 1) move[random.pick(['extra', '__proto__', 'seat', 'length'])] = random.pick(VALUES);
  else if (kind === 2) Object.setPrototypeOf(move, random.pick([null, { edge: 0 }, Array.prototype]));
  else {
    const field = random.pick(fields);
    if (kind === 3) delete move[field];
    else move[field] = changed(move[field], random);
  }
}

/** Makes near misses more often than nonsense, because they reach deeper code in the rules. */
function changed(value: unknown, random: Random): unknown {
  const wild = random.below(4) === 0;
  if (!wild && typeof value === 'number') return value + random.pick([-2, -1, 1, 2, 5]);
  if (!wild && Array.isArray(value)) return changedList([...(value as unknown[])], random);
  return random.pick(VALUES);
}

/** Adds a hole at the end of a list, or makes one of its last element. */
function endInHole(list: unknown[], instead: boolean): void {
  if (instead) list.pop();
  list.length++;
}

function changedList(list: unknown[], random: Random): unknown[] {
  const kind = random.below(5);
  if (kind === 0) list.push(random.pick([0, 1, null]));
  else if (kind === 1) list.pop();
  else if (kind === 2) random.shuffle(list);
  else if (kind === 3) endInHole(list, random.below(2) === 0);
  else if (list.length > 0) {
    const index = random.below(list.length);
    list[index] = changed(list[index], random);
  }
  return list;
}
