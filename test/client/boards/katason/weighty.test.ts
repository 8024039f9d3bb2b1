import { expect, test } from 'vitest';
import { weighty } from '../../../../client/boards/katason/places/weighty.ts';
import { rules } from '../../../../games/katason/index.ts';
import { deal, newGame, positionWhere } from './table.tsx';

const at = (state: ReturnType<typeof newGame>) => ({ state, legal: rules.legal(state, state.turn) });
const ROAD = { type: 'buildRoad', edge: 0 } as const;

test('a road of the start is weighty where another seat comes next: not the fourth and the eighth of four players', () => {
  const asked = Array.from({ length: 8 }, (_, round) => {
    const state = positionWhere((candidate) => candidate.phase === 'initialPlacement' && candidate.round === round);
    return weighty(at(state), ROAD);
  });
  expect(asked).toEqual([true, true, true, false, true, true, true, false]);
});

test('the end of the turn is weighty while something can be built or bought, a card always, a road of one’s turn never', () => {
  const state = positionWhere(({ phase, offer, turn }) => phase === 'development' && offer === null && turn === 0);
  deal(state, 0, [0, 0, 0, 0, 0]);
  expect(weighty(at(state), { type: 'endTurn' })).toBe(false);
  deal(state, 0, [0, 1, 1, 1, 0]);
  expect(weighty(at(state), { type: 'endTurn' })).toBe(true);
  expect(weighty(at(state), { type: 'buyCard' })).toBe(true);
  expect(weighty(at(state), ROAD)).toBe(false);
});
