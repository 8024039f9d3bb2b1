import { expect, test } from 'vitest';
import { cellAt } from '../../../games/attika/board.ts';
import { BUILDINGS } from '../../../games/attika/data.ts';
import { knowledge, rules } from '../../../games/attika/index.ts';
import { withTile } from '../../../games/attika/land.ts';
import type { State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { impossible } from './impossible.ts';
import {
  amphorae,
  build,
  emptied,
  exhausting,
  expectPossible,
  give,
  hexAt,
  kind,
  leaveCards,
  mat,
  play,
  position,
  stand,
} from './position.ts';

type Mutable = { -readonly [Field in keyof State]: State[Field] };

/** Seat 0 has built a well and may build two more. */
function building(): State {
  const state = position(2);
  mat(state, 0, 'well');
  give(state, 0, { lake: 2 });
  play(state, build(state, 'well', 0, 0));
  return state;
}

function laying(): State {
  const state = exhausting();
  play(state, { type: 'keepBuilding' });
  return state;
}

function linked(): State {
  const state = position(2);
  stand(state, 0, ['well', -1, 1], ['mill', 0, 1], ['ship', 0, 2], ['ship', 1, 3], ['mint', 2, 3]);
  mat(state, 0, 'road');
  give(state, 0, { hill: 5 });
  play(state, build(state, 'road', 1, 2));
  return state;
}

/** Seat 1 holds every card, and seat 0 has ended its turn without one. */
function still(): State {
  const state = position(2);
  leaveCards(state, [0, 0, 0, 0], [0, 0, 0, 0]);
  play(state, { type: 'endTurn', amphorae: 0 });
  return state;
}

const moved = (numbers: readonly number[], at: number, to: number) =>
  numbers.map((number, i) => (i === at ? to : number));

/** Lays a blank tile with its centre at axial coordinates, whatever lies there. */
function lay(state: Mutable, q: number, r: number): void {
  state.land = withTile(state.land, 0, cellAt(q, r), 0);
  state.tiles[state.tiles.indexOf(1)] = 0;
  for (let i = 0; i < 7; i++) for (const field of [state.built, state.settlement]) field.push(-1);
  for (let i = 0; i < 7; i++) state.touches.push(0);
}

/** What is done to a position, and what is then found wrong with it. */
const WRONGS: readonly (readonly [string, () => State, (state: Mutable) => void])[] = [
  ['noSuchNumberOfSeats', building, (state) => void (state.seats = 5)],
  ['wrongLength', building, (state) => void state.hands.pop()],
  ['wrongLength', building, (state) => void state.built.push(-1)],
  ['noCount', building, (state) => void (state.mats[0] = -1)],
  ['noCount', building, (state) => void (state.amphorae[1] = 0.5)],
  ['beyond', building, (state) => void (state.turn = 2)],
  ['beyond', building, (state) => void (state.revealed = BUILDINGS.length)],
  ['beyond', building, (state) => void (state.tile = 22)],
  ['noSuchPiece', building, (state) => void (state.built[3] = 48)],
  ['noSuchTerrain', building, (state) => void (state.land = { ...state.land, marks: moved(state.land.marks, 0, 4) })],
  ['shrinesElsewhere', building, (state) => void (state.land = { ...state.land, shrines: [0, 1] })],
  ['landMisplaced', building, (state) => void (state.land = { ...state.land, cells: moved(state.land.cells, 0, 5) })],
  ['landMisplaced', laying, (state) => lay(state, 9, 9)],
  ['landMisplaced', laying, (state) => lay(state, 1, 1)],
  ['landTorn', building, (state) => void (state.land = { ...state.land, cells: moved(state.land.cells, 3, 5) })],
  ['landTorn', building, (state) => void (state.land = { ...state.land, near: moved(state.land.near, 0, -1) })],
  [
    'tooManyMarks',
    building,
    (state) => void (state.land = { ...state.land, marks: state.land.marks.map((_, i) => (i < 18 ? 2 : -1)) }),
  ],
  ['tileTwice', building, (state) => void (state.tiles[0] = 2)],
  ['noSuchTile', laying, (state) => void (state.tiles[state.tile] = 1)],
  ['tilesMiscounted', building, (state) => void (state.tiles[state.tiles.indexOf(1)] = 0)],
  ['landNotDue', building, (state) => lay(state, 1, -3)],
  ['landNotDue', laying, (state) => void ((state.tiles[state.tile] = 1), (state.tile = -1), (state.phase = 'actions'))],
  ['tooManyBuildings', building, (state) => void (state.mats[kind('well')] = 1)],
  [
    'tooManyBuildings',
    building,
    (state) => stand(state, 1, ['mint', 1, 0]) ?? void (state.mats[24 + kind('mint')] = 1),
  ],
  ['stackTooHigh', building, (state) => void (state.stacks[4] = 6)],
  ['stacksMiscounted', building, (state) => void state.stacks[1]!--],
  ['stacksMiscounted', building, (state) => void (state.mats[kind('capital')] = 1)],
  ['settlementsMiscounted', building, (state) => void (state.pieces[0] = 2)],
  ['settlementsMiscounted', building, (state) => void (state.settlements[0] = 2)],
  ['settlementsMiscounted', building, (state) => void (state.touches[hexAt(state, 0, 0)] = 1)],
  ['settlementsMiscounted', building, (state) => void (state.settlement[hexAt(state, 1, 0)] = 0)],
  ['cardsMiscounted', building, (state) => void state.discards[3]!++],
  ['handMiscounted', building, (state) => void state.handSizes[1]!++],
  ['deckMiscounted', building, (state) => void state.deckSize--],
  ['deckNotRenewed', building, (state) => leaveCards(state, [0, 0, 0, 0], [0, 0, 0, 2])],
  ['amphoraNotWon', building, (state) => void (state.amphorae[0] = 1)],
  ['noSuchSeat', building, (state) => void (state.turn = -1)],
  ['noSuchPhase', building, (state) => void (state.phase = 'end' as 'actions')],
  ['tileOutOfPhase', building, (state) => void (state.phase = 'expansion')],
  ['tileOutOfPhase', laying, (state) => void (state.phase = 'actions')],
  ['revealedOutOfPhase', building, (state) => void (state.phase = 'reveal')],
  ['modeOutOfPhase', laying, (state) => void (state.mode = 'build')],
  ['exhaustedOutOfPhase', building, exhaust],
  ['noStackEmpty', laying, (state) => void (state.turn = 1)],
  [
    'otherStackEmpty',
    exhausting,
    (state) => {
      state.mats[state.revealed]!++;
      state.mats[kind('silverMine')]!--;
      state.revealed = kind('silverMine');
    },
  ],
  ['actionsWithoutMode', building, (state) => void (state.mode = 'open')],
  ['noSuchMode', building, (state) => void (state.mode = 'rest' as 'open')],
  ['nothingDrawn', () => position(2), (state) => void (state.mode = 'draw')],
  ['nothingBuilt', () => position(2), (state) => void (state.mode = 'build')],
  ['tooManyActions', building, (state) => void (state.actions = 3)],
  ['tooManyActions', building, (state) => void (state.actions = -1)],
  ['stillMiscounted', still, (state) => void (state.still = 7)],
  ['stillMiscounted', still, (state) => void (state.still = 0.5)],
  ['notStill', building, (state) => void (state.still = 1)],
  ['notStill', still, (state) => leaveCards(state, [1, 0, 0, 0], [0, 0, 0, 0])],
  ['notStalled', still, (state) => void (state.still = 6)],
  ['notStalled', still, (state) => void (state.ending = 'stalled')],
  ['notEnded', linked, (state) => void ((state.winner = -1), (state.ending = ''))],
  ['notEnded', building, (state) => void (state.ending = 'shrinesLinked')],
  ['wonOutOfTurn', linked, (state) => stand(state, 1, ['well', 2, 0]) ?? void (state.turn = 1)],
  ['notWon', building, (state) => void ((state.winner = 0), (state.ending = 'shrinesLinked'))],
  ['wrongEnding', linked, (state) => void (state.ending = 'thirtyBuildings')],
];

/** Ends the turn, and leaves a used-up stack behind that no building waits for. */
function exhaust(state: Mutable): void {
  play(state, { type: 'endTurn', amphorae: 0 });
  state.exhausted = true;
  const large = state.stacks[0]!;
  for (let i = 0; i < large; i++) {
    const of = BUILDINGS.findIndex((each, at) => each.large && state.mats[at] === 0 && !state.built.includes(at));
    state.mats[of] = 1;
  }
  state.stacks[0] = 0;
}

test.each(WRONGS)('a position can’t be where %s', (code, make, damage) => {
  const state = make();
  expectPossible(state);
  damage(state);
  expect(impossible(state)?.code).toBe(code);
});

test('fifteen amphorae are all there are', () => {
  const state = position(4);
  for (const seat of [0, 1, 2, 3]) emptied(state, seat, 1, 2);
  for (const seat of [0, 1, 2, 3]) amphorae(state, seat, 4);
  expect(impossible(state)).toEqual({ code: 'tooManyAmphorae', count: 16 });
});

test.each([2, 3, 4])('whatever games of %i come to can be, to their ends', (players) => {
  for (let game = 0; game < 8; game++) {
    const random = randomFrom(`possible ${players} ${game}`);
    const state = rules.setup(players, {}, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      expectPossible(state);
      const move = game % 2 === 0 ? random.pick(rules.legal(state, seat)) : knowledge.playout(state, seat, random);
      rules.apply(state, seat, move, random, undefined);
    }
    expectPossible(state);
  }
});
