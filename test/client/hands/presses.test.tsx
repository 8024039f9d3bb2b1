/**
 * How many presses a turn takes at least, over a recorded game: `PRESSES=1 npx vitest run test/client/hands/presses.test.tsx`. It tries
 * everything there is to press, which takes minutes, so it is left out otherwise.
 */
import { expect, test } from 'vitest';
import { formalityOf } from '../../../games/kit/formality.ts';
import type { GameRecord, Turn } from '../../../games/kit/rules.ts';
import { recorded } from './recorded.ts';
import { GAMES } from './seat.tsx';
import { fewestPresses } from './fewest-presses.ts';

/** Moves of each kind that are tried, evenly over the game; the others of the kind are taken for as many. */
const TRIED = Number(process.env.PRESSES_TRIED ?? 1);

const counts = test.runIf(process.env.PRESSES !== undefined);

counts.each(GAMES)('%s: presses a turn', { timeout: 600_000 }, async (game) => {
  const { rules, record, positions, lay } = await recorded(game);
  const isMade = ({ seat }: Turn, at: number) => {
    const view = rules.view(positions[at]!, seat);
    return formalityOf(rules, view, seat, rules.legal(view, seat)) !== null;
  };
  const pressed = record.turns.flatMap((turn, at) => (isMade(turn, at) ? [] : [{ ...turn, at }]));
  const kinds = new Set(pressed.map(({ move }) => move.type));
  let presses = 0;
  const told: string[] = [];
  for (const kind of kinds) {
    const moves = pressed.filter(({ move }) => move.type === kind);
    const tried = moves.filter((_, i) => i % Math.ceil(moves.length / TRIED) === 0);
    const took = tried.map(({ seat, move, at }) => fewestPresses(() => lay(positions[at]!, seat), move));
    const found = took.filter((each) => each !== null);
    const mean = found.reduce((sum, each) => sum + each, 0) / Math.max(1, found.length);
    told.push(`${kind} ${took.join(' ')} (${moves.length})`);
    presses += mean * moves.length;
  }
  const mean = presses / turnsOf(record);
  console.log(`${game}: ${mean.toFixed(2)} presses a turn; ${told.join(', ')}`);
  expect(mean).toBeGreaterThan(0);
});

/** How many turns a record has: what one seat does until another does something. */
function turnsOf({ turns }: GameRecord): number {
  return turns.filter(({ seat }, at) => seat !== turns[at - 1]?.seat).length;
}
