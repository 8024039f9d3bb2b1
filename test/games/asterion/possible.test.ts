import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import type { State } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { impossible } from './impossible.ts';
import { FACE, play, position } from './position.ts';

/** Seat 0's straight shows Asterion a wall, seat 1's two lead to him and are dead. */
const table = () =>
  position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 0, y: -1, seat: 1, face: 'straight' },
    { x: 0, y: -2, seat: 1, face: 'corner', turn: 2 },
  ]);
const lifted = () => {
  const state = table();
  play(state, { type: 'liftTile', tile: 1 });
  return state;
};

const damages: readonly (readonly [
  code: string,
  what: string,
  damage: (state: State) => unknown,
  from: () => State,
])[] = [
  ['wrongLength', 'a tile without an owner', (state) => state.owner.pop(), table],
  ['wrongLength', 'a hand too many', (state) => state.held.push(2), table],
  ['wrongLength', 'a face too few', (state) => state.used.pop(), table],
  ['outOfRange', 'a seat more than there are', (state) => (state.turn = 2), table],
  ['outOfRange', 'a cell off the grid', (state) => (state.cell[1] = 133 * 133), table],
  ['outOfRange', 'half a quarter turn', (state) => (state.rotation[1] = 0.5), table],
  ['outOfRange', 'a half-living explorer', (state) => (state.alive[1] = 2), table],
  ['outOfRange', 'no number', (state) => (state.kills[0] = Number.NaN), table],
  ['outOfRange', 'a face there isn’t', (state) => (state.held[1] = 6), table],
  ['noAsterion', 'Asterion elsewhere', (state) => (state.cell[0] = cellAt(0, 1)), table],
  ['noAsterion', 'Asterion twice', (state) => (state.owner[2] = -1), table],
  ['noAsterion', 'Asterion turned', (state) => (state.rotation[0] = 1), table],
  ['cellTwice', 'two tiles on a cell', (state) => (state.cell[2] = state.cell[1]!), table],
  ['facesDontAddUp', 'another face on the table than used', (state) => (state.face[1] = FACE.corner), table],
  ['facesDontAddUp', 'a tile given up that was never used', (state) => state.discarded[FACE.cross]!++, table],
  ['facesDontAddUp', 'more of a face than there are', (state) => (state.used[0] = state.discarded[0] = 2), table],
  [
    'neverPlaced',
    'tiles given up before one was placed',
    (state) => {
      state.used[FACE.corner] = state.discarded[FACE.corner] = 1;
    },
    () => position(2, 'tee', []),
  ],
  ['cantHold', 'nothing held while tiles are left', (state) => (state.held[1] = -1), table],
  [
    'cantHold',
    'the only coin held and used',
    (state) => (state.held[0] = FACE.coin),
    () =>
      position(2, 'tee', [
        { x: 1, y: 0, seat: 0, face: 'coin' },
        { x: 0, y: 1, seat: 1, face: 'straight' },
      ]),
  ],
  ['wrongTurns', 'a turn more than tiles used', (state) => state.turns++, table],
  ['wrongTurns', 'the other seat’s turn after a full round', (state) => state.turns--, table],
  ['apart', 'a tile by itself', (state) => (state.cell[1] = cellAt(5, 5)), table],
  ['apart', 'a tile in the grid’s first row', (state) => (state.cell[1] = 7), table],
  ['wrongNetwork', 'networks joined through a wall', (state) => (state.network[1] = 0), table],
  ['wrongNetwork', 'a network under another name', (state) => state.network.splice(2, 2, 2, 2), table],
  ['wrongAlive', 'an explorer alive with Asterion', (state) => (state.alive[2] = 1), table],
  ['wrongAlive', 'an explorer dead away from Asterion', (state) => (state.alive[1] = 0), table],
  ['wrongKills', 'points for deaths there weren’t', (state) => (state.kills[0] = 4), table],
  ['wrongKills', 'points of nobody', (state) => state.kills.fill(0), table],
  ['wrongKills', 'a loss without a dead explorer of one’s own', (state) => state.kills.splice(0, 2, -1, 1), table],
  ['wrongKills', 'a point for one’s own dead', (state) => state.kills.splice(0, 2, 0, 2), table],
  ['wronglyLifted', 'the phase of moving without a lifted tile', (state) => (state.phase = 'relocation'), table],
  ['wronglyLifted', 'a lifted tile in the phase of placing', (state) => (state.phase = 'placement'), lifted],
  ['wrongNetwork', 'a lifted tile joined with others', (state) => (state.network[1] = 0), lifted],
];

test.each(damages)('%s: %s can’t be', (code, _what, damage, from) => {
  const state = from();
  damage(state);
  expect(impossible(state)?.code).toBe(code);
});

test('wronglyLifted: another’s tile and a walled-in one aren’t lifted, nor one that holds the layout together', () => {
  const lift = (tile: number, from: State) => {
    from.lifted = tile;
    from.phase = 'relocation';
    from.network[tile] = tile;
    return impossible(from)?.code;
  };
  const walled = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 2, y: 1, seat: 0, face: 'corner', turn: 1 },
    { x: 1, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: 2, y: -1, seat: 0, face: 'corner', turn: 1 },
    { x: 1, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 0, y: 1, seat: 0, face: 'corner', turn: 1 },
  ]);
  expect(lift(1, walled)).toBe('wronglyLifted');
  const others = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(lift(2, others)).toBe('wronglyLifted');
  const binding = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 1, face: 'straight' },
  ]);
  expect(lift(1, binding)).toBe('apart');
});

test('asterionTrapped: a table on which he has no way out can’t be', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: -1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 0, face: 'straight' },
  ]);
  state.rotation[4] = 1;
  state.network[4] = 4;
  state.alive[4] = 1;
  state.kills.fill(0);
  expect(impossible(state)?.code).toBe('asterionTrapped');
});

test('every position of random games can be', () => {
  for (let game = 0; game < 20; game++) {
    const seed = `possible ${game}`;
    const random = randomFrom(seed);
    const state = rules.setup(2 + (game % 3), {}, random);
    let found = impossible(state);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const moves = rules.legal(state, seat);
      const kind = random.pick([...new Set(moves.map(({ type }) => type))]);
      rules.apply(state, seat, random.pick(moves.filter(({ type }) => type === kind)), random, undefined);
      found ??= impossible(state);
    }
    expect(found, seed).toBeUndefined();
  }
});
