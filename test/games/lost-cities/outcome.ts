/** What a game of Lost Cities came to: spaces, tiles and statues, added up as the page of rules has it. */
import type { State } from '../../../games/lost-cities/types.ts';
import type { OutcomeOf } from '../outcome.ts';

/** Lost Cities 1.5; a figure that was not started scores nothing (8.1). */
const SPACES = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50];
/** Lost Cities 9.3 */
const SHORT = [-20, -15, 10, 15, 30, 50];
const COLOURS = 5;

/** Lost Cities 8, 9 */
export const outcome: OutcomeOf<State> = (state) => {
  const { options, seats, expeditions, ending } = state;
  if (ending === null) return undefined;
  if (expeditions.length !== (options.length === 'short' ? 1 : 3))
    return `it ended with expedition ${expeditions.length}`;
  const each = [...Array.from({ length: seats }).keys()];
  const statues = each.map((seat) => {
    const earlier = expeditions.slice(0, -1).reduce((sum, expedition) => sum + expedition.statues[seat]!, 0);
    return earlier + state.statues[seat]!;
  });
  const scores = each.map((seat) => Math.max(0, found(state, seat) + statuesBring(options.length, statues[seat]!)));
  const before = (a: number, b: number) =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && statues[a]! > statues[b]!);
  return { ending, scores, before };
};

/** Points of the expeditions, the last one as it lies on the board. Lost Cities 8.1–8.3, 8.7 */
function found({ expeditions, steps, researchers, rewards }: State, seat: number): number {
  const played = [...expeditions.slice(0, -1), { steps, researchers, rewards }];
  return played.reduce((points, expedition) => {
    const figures = expedition.steps.slice(seat * COLOURS, seat * COLOURS + COLOURS).map((step, colour) => {
      const doubled = expedition.researchers[seat] === colour ? 2 : 1;
      return doubled * SPACES[step]!;
    });
    return Math.max(0, points + expedition.rewards[seat]! + figures.reduce((sum, value) => sum + value, 0));
  }, 0);
}

/** Lost Cities 9.2, 9.3 */
function statuesBring(length: string, count: number): number {
  return length === 'short' ? SHORT[Math.min(count, 5)]! : Math.min(100, -50 + 10 * count);
}
