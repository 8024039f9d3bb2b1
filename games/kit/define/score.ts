/** How a defined game ends: whether, who is ahead, and what bots make of points. */
import { sum } from '../counts.ts';
import type { Place, Result, Rules, ScoreItem, Seat } from '../rules.ts';
import type { Knowledge, Open } from '../search/knowledge.ts';
import { softmax } from '../search/softmax.ts';
import { ranked } from '../seats.ts';
import { guessOf } from './guess.ts';
import { keyOf } from './key.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';

/** Preferences of bots are rounded to hundredths. */
const FINE = 100;

/** How a state has ended: the code of the ending, or an empty text if the game goes on. */
export function endingOf({ ends }: AnyDefinition): (state: AnyState) => string {
  const all = Object.entries(ends);
  return (state) => {
    for (let i = 0; i < all.length; i++) if (all[i]![1](state)) return all[i]![0];
    return '';
  };
}

/** The points of every seat, and what they are for. */
function scoresOf({ score }: AnyDefinition, state: AnyState): readonly Pick<Place, 'score' | 'items'>[] {
  const scores = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const given = score(state, seat);
    const items: ScoreItem[] = [];
    let total = 0;
    for (const [code, worth] of Object.entries(typeof given === 'number' ? { points: given } : given)) {
      const points = typeof worth === 'number' ? worth : worth[0];
      items.push(typeof worth === 'number' ? { code, points } : { code, points, count: worth[1] });
      total += points;
    }
    scores.push({ score: total, items });
  }
  return scores;
}

export function resultOf(definition: AnyDefinition, state: AnyState): Result | undefined {
  if (state.over === '') return undefined;
  const scores = scoresOf(definition, state);
  const tie = (seat: Seat) => definition.tie?.(state, seat) ?? 0;
  const places = ranked(scores, (a, b) => {
    const lead = scores[a]!.score - scores[b]!.score;
    return lead === 0 ? tie(a) > tie(b) : lead > 0;
  });
  return { ending: state.over, places };
}

export function knowledgeOf(definition: AnyDefinition, rules: Rules<AnyState>, plan: Plan): Knowledge<AnyState> {
  const { spread = 4, horizon = 60, prefers } = definition.bot ?? {};
  const points = (state: AnyState) => scoresOf(definition, state).map(({ score }) => score);
  return {
    horizon,
    ...(isOpen(definition, plan) && { open: openOf(rules, plan, points, spread) }),
    playout(state, seat, random) {
      const moves = rules.legal(state, seat);
      if (prefers === undefined) return random.pick(moves);
      const weights = moves.map((move) => Math.round(FINE * prefers(state, move as never, seat)));
      const total = sum(weights);
      return total > 0 ? moves[random.indexOf(weights, total)]! : random.pick(moves);
    },
    evaluate: (state) => softmax(points(state), spread),
  };
}

/** What looking ahead goes by: the points, or what a lead seems to be worth where they say nothing before the end. */
function openOf(
  rules: Rules<AnyState>,
  plan: Plan,
  points: (state: AnyState) => readonly number[],
  spread: number,
): Open<AnyState> {
  let guess: ReturnType<typeof guessOf> | undefined;
  return {
    points(state) {
      if (guess === undefined) guess = guessOf(rules, plan, state.options, points);
      return guess === null ? points(state) : [spread * guess(state), 0];
    },
    spread,
    key: keyOf(plan),
  };
}

/** Whether everybody sees all that lies on the table and all that is done. */
function isOpen({ moves }: AnyDefinition, { parts, phases }: Plan): boolean {
  const told = Object.values(moves).every(({ secret = [] }) => secret.length === 0);
  return told && parts.every(({ seen }) => seen === 'all') && phases.every(({ together }) => !together);
}
