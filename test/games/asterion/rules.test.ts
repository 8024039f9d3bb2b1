import { expect, test } from 'vitest';
import { FACES, TILES } from '../../../games/asterion/data.ts';
import { rules } from '../../../games/asterion/index.ts';
import { standing } from '../../../games/asterion/score.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { FACE, play, position, refusal } from './position.ts';

const place = (x: number, y: number, rotation = 0): AsterionMove => ({
  type: 'placeTile',
  cell: cellAt(x, y),
  rotation,
});
const at = (tiles: readonly { seat: number; rank: number; score: number }[], seat: number) =>
  tiles.find((of) => of.seat === seat);

test('Asterion 1.1: each colour has 16 tiles, and each bears an explorer', () => {
  expect(FACES.reduce((sum, { count }) => sum + count, 0)).toBe(16);
  const state = position(2, 'tee', []);
  play(state, place(1, 0));
  expect(state.owner).toEqual([-1, 0]);
});

test('Asterion 1.2: a colour has 41 open sides, one coin and one feather', () => {
  const sides = (bits: number) => [1, 2, 4, 8].filter((side) => bits & side).length;
  expect(FACES.reduce((sum, { count, openings }) => sum + count * sides(openings), 0)).toBe(41);
  expect(FACES.reduce((sum, { count, coins }) => sum + count * coins, 0)).toBe(1);
  expect(FACES.reduce((sum, { count, feathers }) => sum + count * feathers, 0)).toBe(1);
  expect(FACES.map(({ shape, count }) => `${count} ${shape}`)).toEqual([
    '1 deadEnd',
    '1 straight',
    '2 straight',
    '4 corner',
    '6 tee',
    '2 cross',
  ]);
});

test('Asterion 1.3: the game begins with Asterion alone and a tile in every hand', () => {
  for (const seats of [2, 3, 4]) {
    const state = rules.setup(seats, {}, randomFrom(`begin ${seats}`));
    expect(state.cell).toEqual([cellAt(0, 0)]);
    expect(state.held.filter((face) => face >= 0)).toHaveLength(seats);
  }
});

test('Asterion 1.4: any seat may begin, and the turn passes to the seat before', () => {
  const starters = new Set(Array.from({ length: 60 }, (_, i) => rules.setup(4, {}, randomFrom(`starter ${i}`)).turn));
  expect([...starters].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  const state = position(4, 'tee', []);
  const order: number[] = [];
  for (let x = 1; x <= 5; x++) {
    order.push(rules.toMove(state)[0]!);
    play(state, place(x, 0));
  }
  expect(order).toEqual([0, 3, 2, 1, 0]);
});

test('Asterion 2.1: a tile goes on a free cell beside a tile, in any rotation', () => {
  const state = position(2, 'corner', []);
  expect(rules.legal(state, 0)).toHaveLength(4 * 4);
  expect(refusal(state, place(0, 0))).toBe('cellTaken');
  expect(refusal(state, place(1, 1))).toBe('notAdjacent');
  expect(refusal(state, place(0, 1, 3))).toBeUndefined();
});

test('Asterion 2.2: tiles are joined only where both sides that meet are open', () => {
  // A straight from north to south beside Asterion shows him a wall; turned, it opens to him.
  const walled = position(2, 'straight', []);
  play(walled, place(1, 0, 0));
  expect(walled.network).toEqual([0, 1]);
  const open = position(2, 'straight', []);
  play(open, place(1, 0, 1));
  expect(open.network).toEqual([0, 0]);
});

test('Asterion 2.3: the last way out can be prolonged but not closed', () => {
  const state = position(2, 'straight', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(refusal(state, place(-1, 0, 0))).toBe('asterionTrapped');
  expect(refusal(state, place(-1, 0, 1))).toBeUndefined();
  expect(rules.legal(state, 0)).not.toContainEqual(place(-1, 0, 0));
});

test('Asterion 2.4: a gap that tiles enclose is not outside', () => {
  // Asterion opens west onto the gap at −1,0 only; the cell at −1,1 is what leads from the gap to the outside.
  const state = position(2, 'cross', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: -1, y: -1, seat: 1, face: 'straight' },
    { x: -2, y: -1, seat: 1, face: 'straight' },
    { x: -2, y: 0, seat: 1, face: 'straight' },
  ]);
  expect(refusal(state, place(-1, 1))).toBe('asterionTrapped');
  expect(refusal(state, place(-2, 1))).toBeUndefined();
});

test('Asterion 3.1, 3.2: the rulebook example: a tile that joins a blue and a green explorer to Asterion kills both', () => {
  const state = position(4, 'cross', [
    { x: 1, y: 1, seat: 1, face: 'straight' },
    { x: 2, y: 0, seat: 3, face: 'straight', turn: 1 },
  ]);
  const events = play(state, place(1, 0));
  // The tile just placed bears one of their own, which dies as well: 2 − 1.
  expect(state.alive).toEqual([0, 0, 0, 0]);
  expect(state.kills).toEqual([1, 0, 0, 0]);
  expect(events).toContainEqual({
    type: 'explorersKilled',
    seat: 0,
    tiles: [1, 2, 3],
    victims: [1, 1, 0, 1],
    points: 1,
  });
});

test('Asterion 3.3: the dead are not killed twice, and their tile still conducts', () => {
  const state = position(2, 'straight', [
    { x: 1, y: 0, seat: 1, face: 'straight', turn: 1, dead: true },
    { x: 3, y: 0, seat: 1, face: 'straight', turn: 1 },
  ]);
  play(state, place(2, 0, 1));
  expect(state.kills).toEqual([0, 0]);
  expect(state.alive).toEqual([0, 0, 0, 0]);
});

const rearranging = () =>
  position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 3, y: 0, seat: 1, face: 'corner' },
  ]);

test('Asterion 4.1: rearranging costs the held tile', () => {
  const state = rearranging();
  const events = play(state, { type: 'rotateTile', tile: 1, quarters: 2 });
  expect(state.discarded[FACE.tee]).toBe(1);
  expect(events).toContainEqual({ type: 'tileDiscarded', seat: 0, face: FACE.tee });
  expect(state.cell).toHaveLength(4);
  expect(state.turn).toBe(1);
});

test("Asterion 4.2: others' tiles, Asterion's, tiles of the dead and tiles walled in can't be handled", () => {
  const state = rearranging();
  expect(refusal(state, { type: 'rotateTile', tile: 3, quarters: 1 })).toBe('notYourTile');
  expect(refusal(state, { type: 'liftTile', tile: 0 })).toBe('notYourTile');
  expect(refusal(state, { type: 'liftTile', tile: 9 })).toBe('noSuchTile');
  state.alive[1] = 0;
  expect(refusal(state, { type: 'rotateTile', tile: 1, quarters: 1 })).toBe('explorerDead');
  const walled = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 1, y: 1, seat: 0, face: 'corner' },
    { x: 1, y: -1, seat: 0, face: 'corner' },
  ]);
  expect(refusal(walled, { type: 'swapTiles', first: 1, second: 2 })).toBe('walledIn');
});

test('Asterion 4.3: a corner is turned three ways, a straight two, a cross one', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 3, y: 0, seat: 0, face: 'cross' },
  ]);
  const turns = (tile: number) =>
    rules.legal(state, 0).filter((move) => move.type === 'rotateTile' && move.tile === tile);
  expect([1, 2, 3].map((tile) => turns(tile).length)).toEqual([2, 3, 1]);
  play(state, { type: 'rotateTile', tile: 1, quarters: 3 });
  // Turned to east and west it opens to Asterion, who kills its own explorer.
  expect(state.alive[1]).toBe(0);
  expect(state.kills[0]).toBe(-1);
});

test('Asterion 4.4: swapped tiles keep their rotation', () => {
  const state = rearranging();
  state.rotation[2] = 1;
  play(state, { type: 'swapTiles', first: 1, second: 2 });
  expect(state.cell.slice(1, 3)).toEqual([cellAt(2, 0), cellAt(1, 0)]);
  expect(state.rotation.slice(1, 3)).toEqual([0, 1]);
});

test('Asterion 4.5: a moved tile comes to lie elsewhere, in any rotation', () => {
  const state = position(2, 'tee', [{ x: 1, y: 0, seat: 0, face: 'straight' }]);
  play(state, { type: 'liftTile', tile: 1 });
  expect(rules.phase(state)).toBe('relocation');
  expect(rules.toMove(state)).toEqual([0]);
  expect(refusal(state, { type: 'dropTile', cell: cellAt(1, 0), rotation: 1 })).toBe('sameCell');
  expect(rules.legal(state, 0)).toHaveLength(3 * 2);
  play(state, { type: 'dropTile', cell: cellAt(0, 1), rotation: 1 });
  expect(state.cell[1]).toBe(cellAt(0, 1));
  expect(rules.phase(state)).toBe('placement');
  expect(rules.toMove(state)).toEqual([1]);
});

test('Asterion 4.6: a tile that holds the layout together stays', () => {
  const state = rearranging();
  expect(refusal(state, { type: 'liftTile', tile: 2 })).toBe('layoutSplit');
  expect(refusal(state, { type: 'liftTile', tile: 1 })).toBe('layoutSplit');
  // Joined to the rest on another way round, it may go.
  const ring = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 1, y: 1, seat: 0, face: 'corner' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(refusal(ring, { type: 'liftTile', tile: 1 })).toBeUndefined();
});

test('Asterion 5.1: at the end of a turn a tile is drawn from the own pile', () => {
  const state = position(2, 'tee', []);
  const events = play(state, place(1, 0));
  expect(state.held[0]).toBeGreaterThanOrEqual(0);
  expect(events.at(-1)).toMatchObject({ type: 'tileDrawn', seat: 0, secret: { seats: [0], face: state.held[0] } });
});

test('Asterion 5.2, 6.1: in random games everybody can always place, and has 16 turns', () => {
  for (let game = 0; game < 30; game++) {
    const seed = `rounds ${game}`;
    const random = randomFrom(seed);
    const seats = 2 + (game % 3);
    const state = rules.setup(seats, {}, random);
    const turns = Array.from({ length: seats }, () => 0);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const moves = rules.legal(state, seat);
      if (rules.phase(state) === 'placement') {
        turns[seat]!++;
        expect(
          moves.some(({ type }) => type === 'placeTile'),
          seed,
        ).toBe(true);
      }
      rules.apply(state, seat, random.pick(moves), random, undefined);
    }
    expect(turns, seed).toEqual(turns.map(() => TILES));
    expect(rules.result(state)?.ending).toBe('lastTile');
  }
});

/**
 * The end of the rulebook's example: two coins in a network that leads outside, with a yellow and a blue explorer;
 * two coins in a network that leads nowhere but holds two feathers, with 4 yellow, 3 blue, 4 red and 5 green. Coins
 * and feathers lie with the dead here, so that the living can be counted.
 */
function rulebookEnd(): State {
  const along = (y: number, seats: readonly number[]) =>
    seats.map((seat, i) => ({ x: 3 + i, y, seat, face: 'straight' as const, turn: 1 }));
  const inside = [...Array.from({ length: 4 }, () => [0, 2, 3]).flat(), 1, 1, 1, 3];
  return position(4, 'tee', [
    // From 1,−1 to 4,−1: coin, yellow, blue, coin; yellow's tee opens north, to the outside.
    { x: 1, y: -1, seat: 2, face: 'coin', turn: 1, dead: true },
    { x: 2, y: -1, seat: 0, face: 'tee' },
    { x: 3, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 4, y: -1, seat: 3, face: 'coin', turn: 3, dead: true },
    // From 1,2 eastwards: coin, feather, the sixteen, feather, coin.
    { x: 1, y: 2, seat: 0, face: 'coin', turn: 1, dead: true },
    { x: 2, y: 2, seat: 0, face: 'feather', turn: 1, dead: true },
    ...along(2, inside),
    { x: 3 + inside.length, y: 2, seat: 1, face: 'feather', turn: 1, dead: true },
    { x: 4 + inside.length, y: 2, seat: 1, face: 'coin', turn: 3, dead: true },
  ]);
}

test("Asterion 6.2: the rulebook's example: 10, 8, 8 and 10 for yellow, blue, red and green", () => {
  const places = standing(rulebookEnd());
  expect([0, 1, 2, 3].map((seat) => at(places, seat)?.score)).toEqual([10, 8, 8, 10]);
});

test('Asterion 6.2: without outside or a second feather nobody carries the coins out', () => {
  const state = rulebookEnd();
  state.face[state.face.lastIndexOf(FACE.feather)] = FACE.straight;
  expect([0, 1, 2, 3].map((seat) => at(standing(state), seat)?.score)).toEqual([2, 2, 0, 0]);
});

test('Asterion 6.3: deaths scored during the game are added', () => {
  const state = rulebookEnd();
  state.kills.splice(0, 4, 3, -2, 0, 1);
  expect([0, 1, 2, 3].map((seat) => at(standing(state), seat)?.score)).toEqual([13, 6, 8, 11]);
});

test('Asterion 6.4: a tie goes to who has more explorers that escape without a coin, then it is shared', () => {
  const state = rulebookEnd();
  expect([0, 1, 2, 3].map((seat) => at(standing(state), seat)?.rank)).toEqual([1, 3, 3, 1]);
  // One more explorer of green's beside the outside, in a network without coins.
  const more = position(2, 'tee', [
    { x: 0, y: 1, seat: 0, face: 'straight', turn: 1 },
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 0, y: -2, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(standing(more).map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [1, 1, 0],
    [0, 2, 0],
  ]);
});

test('Asterion 7.1: a held tile is shown to its holder only', () => {
  const state = position(3, 'cross', []);
  expect(rules.view(state, 0).held).toEqual([FACE.cross, -1, -1]);
  expect(rules.view(state, null).held).toEqual([-1, -1, -1]);
  const dealt = rules.redeal(rules.view(state, 0), 0, randomFrom('deal'));
  expect(dealt.held[0]).toBe(FACE.cross);
  expect(dealt.held.every((face) => face >= 0)).toBe(true);
});

test('Asterion 4.2: a tile with three neighbours may still be handled', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 1, y: 1, seat: 0, face: 'corner' },
  ]);
  expect(refusal(state, { type: 'rotateTile', tile: 1, quarters: 1 })).toBeUndefined();
});

test('Asterion 2.3, 4.5: a moved tile may not close the last way out either', () => {
  const state = position(2, 'tee', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: 2, y: 0, seat: 0, face: 'straight' },
  ]);
  play(state, { type: 'liftTile', tile: 4 });
  const drop = (rotation: number): AsterionMove => ({ type: 'dropTile', cell: cellAt(-1, 0), rotation });
  expect(refusal(state, drop(0))).toBe('asterionTrapped');
  expect(rules.legal(state, 0)).not.toContainEqual(drop(0));
  expect(rules.legal(state, 0)).toContainEqual(drop(1));
});

test('Asterion 3.2, 4.1: turning a tile kills and scores like placing one', () => {
  const state = position(3, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 1, face: 'straight', turn: 1 },
    { x: 3, y: 0, seat: 2, face: 'straight', turn: 1 },
  ]);
  const events = play(state, { type: 'rotateTile', tile: 1, quarters: 1 });
  // Two of the others and the own one on the tile turned: 2 − 1.
  expect(events).toContainEqual({ type: 'explorersKilled', seat: 0, tiles: [1, 2, 3], victims: [1, 1, 1], points: 1 });
  expect(state.kills).toEqual([1, 0, 0]);
});

test('Asterion 5.1: from an empty pile nothing is drawn', () => {
  const state = position(2, 'cross', []);
  for (const [face, { count }] of FACES.entries()) state.used[face] = count;
  state.used[FACE.cross]! -= 1;
  const events = play(state, place(1, 0));
  expect(state.held[0]).toBe(-1);
  expect(events.map(({ type }) => type)).not.toContain('tileDrawn');
});
