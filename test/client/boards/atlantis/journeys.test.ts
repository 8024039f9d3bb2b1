import { expect, test } from 'vitest';
import { accountsOf, stepsOf } from '../../../../client/boards/atlantis/seats/accounts.ts';
import { journeysOf } from '../../../../client/boards/atlantis/places/journeys.ts';
import { roadFor } from '../../../../client/boards/atlantis/ground/road.ts';
import { laidAnew } from '../../../../client/boards/atlantis/ground/use-road.ts';
import { lasts } from '../../../../client/boards/atlantis/seats/telling.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import { rules } from '../../../../games/atlantis/index.ts';
import { settlement } from '../../../../games/atlantis/score.ts';
import type { AtlantisEvent, State } from '../../../../games/atlantis/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { playGame } from './table.tsx';

test('journeys foretell what their moves do: stops, toll and prize', () => {
  for (const { state } of playGame('foresight')) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) continue;
    for (const journey of journeysOf(state, seat, rules.legal(state, seat))) {
      const after = rules.clone(state);
      const events: AtlantisEvent[] = [];
      rules.apply(after, seat, journey.move, randomFrom('after'), (event) => events.push(event));
      expect(after.pawns[seat * PAWNS + journey.pawn]).toBe(journey.to);
      expect(events.find(({ type }) => type === 'pawnMoved')).toMatchObject({ stops: journey.stops });
      const due = events.find((event) => event.type === 'tollDue');
      expect(due?.type === 'tollDue' ? due.toll : 0).toBe(journey.toll);
      const taken = events.find((event) => event.type === 'tileTaken');
      if (journey.toll === 0) expect(taken?.type === 'tileTaken' ? taken.slot : -1).toBe(journey.prize);
    }
  }
});

test('the holes told for each pawn add up to what it owes, and the telling lasts as long as its steps', () => {
  for (const seed of ['end 1', 'end 2', 'end 3']) {
    let end: State | undefined;
    let last: readonly AtlantisEvent[] = [];
    for (const { state, events } of playGame(seed)) {
      end = rules.clone(state);
      last = events;
    }
    const accounts = accountsOf(end!);
    for (const { seat, crossings } of accounts) {
      const { tolls } = settlement(end!, seat);
      for (const { pawn, tolls: holes } of crossings)
        expect(holes.reduce((sum, toll) => sum + toll, 0)).toBe(tolls[pawn]);
    }
    const oneStep = lasts(last) - lasts([]);
    expect(oneStep / 1100).toBe(stepsOf(accounts).length - 1);
  }
});

test('the road is laid for the most height it has had, and stays so while it has less', () => {
  const low = laidAnew({ width: 880, height: 560, road: roadFor(880, 560) }, 380, 240);
  const high = laidAnew(low, 380, 370);
  expect(high.road).toBe(roadFor(380, 370));
  expect(high.road).not.toBe(low.road);
  expect(laidAnew(high, 380, 300)).toBe(high);
  expect(laidAnew(high, 380, 370)).toBe(high);
});

test('the road winds wider on wide screens, and keeps its rows while it is nearly as large', () => {
  const wide = roadFor(880, 560);
  const tall = roadFor(380, 380);
  expect(wide.width / wide.height).toBeGreaterThan(1.4);
  expect(tall.width / tall.height).toBeLessThan(1.2);
  expect(roadFor(380, 330, tall)).toBe(tall);
  // So low that a row of it would be out of sight.
  expect(roadFor(380, 262, tall)).toBe(roadFor(380, 262));
  for (const { slots, width, height } of [wide, tall]) {
    expect(slots).toHaveLength(53);
    for (const { x, y } of slots) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  }
});
