/** Plays a whole game at random through the contract, demanding the laws on the way. */
import type { Meta } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { type Start, hash, recordRandomGame, replay } from '../../games/kit/record.ts';
import type { GameRecord, Result, Rules } from '../../games/kit/rules.ts';
import { type Table, startTable } from '../../games/kit/table.ts';
import { demand, demandSame } from './law.ts';
import { lookAt, lookCloselyAt } from './position.ts';
import { lookAtMove } from './step.ts';

export interface Played {
  readonly record: GameRecord;
  readonly end: Table;
  readonly result: Result;
}

/** About `looks` positions and as many moves are looked at closely, the first and last position always. Throws `Broken`. */
export function playLawfully(rules: Rules, meta: Meta, start: Start, looks: number): Played {
  const random = randomFrom(`${start.seed} laws`);
  const { record, end } = recordRandomGame(rules, start, rules.longest(start.players));
  const closely = () => random.below(Math.max(1, record.turns.length)) < looks;
  let before = startTable(rules, start.players, start.options, start.seed);
  const census = rules.census(before.state);
  lookAt(rules, before.state, census);
  lookCloselyAt(rules, before, random);
  const again = replay(rules, meta, record, (after, { seat, move }, index) => {
    demand(1, index < rules.longest(start.players), `a game takes no more than ${rules.longest(start.players)} moves`);
    lookAt(rules, after.state, census);
    if (closely()) lookAtMove(rules, { before, seat, move, after }, random);
    if (closely()) lookCloselyAt(rules, after, random);
    before = after;
  });
  demandSame(6, again, end, 'a record replays to the same end');
  demand(8, hash(again) === hash(end), 'a record replays to the same hash');
  lookCloselyAt(rules, end, random);
  const result = rules.result(end.state);
  demand(1, result !== undefined, 'a game that is over has a result');
  demand(1, rules.endings.includes(result.ending), () => `ending ${result.ending} is not declared`);
  ranks(result, start.players);
  return { record, end, result };
}

/** Every seat has a place, best first; equal ranks share a score, and scores add up. */
function ranks({ places }: Result, players: number): void {
  demandSame(
    1,
    places.map(({ seat }) => seat).toSorted((a, b) => a - b),
    [...Array.from({ length: players }).keys()],
    'all seats have a place',
  );
  for (const [index, { rank }] of places.entries()) {
    const previous = index === 0 ? 1 : places[index - 1]!.rank;
    demand(
      1,
      rank === previous || rank === index + 1,
      () => `ranks count up: ${places.map((place) => place.rank).join(' ')}`,
    );
  }
  for (const { seat, score, items } of places) {
    const total = items.reduce((sum, { points }) => sum + points, 0);
    demand(1, total === score, () => `the items of seat ${seat} add up to ${total}, its score is ${score}`);
  }
}
