/**
 * What games come to, judged by who has only read their pages of rules. With OUTCOMES=10000 so many ends of each game and each
 * way to play are asked for instead of a few.
 */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { pairedVariants } from '../../games/kit/laws/law.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import { type Move, type Rules, type Seat, movers } from '../../games/kit/rules.ts';
import type { Knowledge } from '../../games/kit/search/knowledge.ts';
import { levelOf } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';
import { type OutcomeOf, misjudged } from './outcome.ts';
import { ownOf } from './own.ts';

const GAMES = Number(process.env['OUTCOMES'] ?? 12);
const PATIENCE = 60_000 + 1000 * GAMES;

type Way = (state: object, seat: Seat, random: Random) => Move;

function waysOf(rules: Rules, knowledge: Knowledge): Readonly<Record<string, readonly [number, Way]>> {
  const sensible: Way = (state, seat, random) =>
    rules.toMove(state).includes(seat) ? knowledge.playout(state, seat, random) : random.pick(rules.legal(state, seat));
  return {
    'at random': [GAMES, (state, seat, random) => random.pick(rules.legal(state, seat))],
    'with its policy': [GAMES, sensible],
    // Who prefers what is listed first or last gets where neither chance nor sense does.
    biased: [
      GAMES,
      (state, seat, random) => {
        const legal = rules.legal(state, seat);
        return random.below(2) === 0 ? sensible(state, seat, random) : seat % 2 === 0 ? legal[0]! : legal.at(-1)!;
      },
    ],
    'by bots': [
      Math.ceil(GAMES / 12),
      (state, seat, random) => {
        const level = { ...levelOf(knowledge, 'easy'), iterations: 8 };
        return rules.toMove(state).includes(seat)
          ? think({
              rules,
              knowledge,
              view: rules.view(state, seat),
              seat,
              level,
              seed: String(random.word()),
              now: () => 0,
            }).move
          : random.pick(rules.legal(state, seat));
      },
    ],
  };
}

describe.each([...shelf.values()].map((shelved) => [shelved.meta.id, shelved] as const))(
  '%s',
  async (id, { meta, load }) => {
    const outcome = await ownOf<OutcomeOf<object>>(id, 'outcome');
    const { rules, knowledge } = await load();
    const starts = pairedVariants(meta, 'outcome');

    test.skipIf(outcome === undefined).each(Object.entries(waysOf(rules, knowledge)))(
      'law 15: ends as its page of rules has it, played %s',
      (way, [games, choose]) => {
        let ends = 0;
        for (let game = 0; ends < games; game++) {
          const { players, options } = starts[game % starts.length]!;
          const seed = `${way} ${game}`;
          const random = randomFrom(seed);
          const state = rules.setup(players, options, random);
          for (let seats = movers(rules, state), moves = 0; seats.length > 0; seats = movers(rules, state), moves++) {
            // Who is biased may go round in circles.
            if (moves > MOST_MOVES) break;
            const seat = random.pick(seats);
            rules.apply(state, seat, choose(state, seat, random), random, undefined);
          }
          const result = rules.result(state);
          expect(misjudged(outcome!(state), result), `${seed}, ${players} players`).toBeUndefined();
          if (result !== undefined) ends++;
          expect(game, 'most games end').toBeLessThan(4 * games + 40);
        }
      },
      PATIENCE,
    );
  },
);

/** No game that comes to an end by itself takes as many. */
const MOST_MOVES = 20_000;
