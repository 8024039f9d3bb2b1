/** How many presses a move takes: whatever a table asks for, no more than it took when this was written. */
import { expect, test } from 'vitest';
import { recorded } from './recorded.ts';
import { fewestPresses } from './fewest-presses.ts';

/**
 * The most for each kind of move, tried by the first of its kind in a recorded game. Left out is what takes more presses than can
 * be tried through: of what is chosen card by card, or laid and turned.
 */
const MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  katason: {
    buildHouse: 1,
    buildRoad: 1,
    roll: 1,
    buyCard: 1,
    endTurn: 1,
    moveRobber: 2,
    playKnight: 1,
    buildCity: 2,
    playRoads: 1,
    declareVictory: 1,
  },
  'lost-cities': { moveFigure: 1, drawCard: 1, takeDiscard: 1 },
  atlantis: { movePawn: 1, payToll: 1 },
  attika: { build: 2, endTurn: 1, drawBuilding: 1, keepBuilding: 1 },
};

for (const [game, most] of Object.entries(MOST))
  test(`${game}: no move takes more presses than it did`, { timeout: 600_000 }, async () => {
    const { record, positions, lay } = await recorded(game);
    const took = Object.keys(most).map((kind) => {
      const at = record.turns.findIndex(({ move }) => move.type === kind);
      const turn = record.turns[at]!;
      return [kind, fewestPresses(() => lay(positions[at]!, turn.seat), turn.move) ?? Infinity] as const;
    });
    expect(took.filter(([kind, presses]) => presses > most[kind]!)).toEqual([]);
  });
