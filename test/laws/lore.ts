/** What a game's tests know of it beyond its rules, from test/games/<game>, where it has any of it. */
import type { Lawful, Lore } from '../../games/kit/laws/subject.ts';
import type { Oracle } from '../../games/kit/laws/oracle.ts';
import type { Rules } from '../../games/kit/rules.ts';
import { type OutcomeOf, misjudged } from '../games/outcome.ts';
import { ownOf } from '../games/own.ts';
import { gameOf } from './games.ts';
import { strictly } from './possible.ts';

/** A game with all that is known of it, and with what can't be. */
export async function tried(id: string): Promise<Lawful & { readonly lore: Lore }> {
  const game = await gameOf(id);
  const rules = await strictly(id, game.rules);
  const lore = await loreOf(id);
  const outcome = await ownOf<OutcomeOf<object>>(id, 'outcome');
  return {
    ...game,
    rules,
    lore: outcome === undefined ? lore : { ...lore, oracle: judging(rules, lore.oracle, outcome) },
  };
}

/** An oracle that asks of every end as well whether it is what its page of rules makes of it. */
function judging(rules: Rules, oracle: Oracle | undefined, outcome: OutcomeOf<object>): Oracle {
  return (start) => {
    const watch = oracle?.(start);
    return (transition) =>
      watch?.(transition) ??
      (rules.toMove(transition.after).length > 0
        ? undefined
        : misjudged(outcome(transition.after), rules.result(transition.after)));
  };
}

async function loreOf(game: string): Promise<Lore> {
  const names = ['advice', 'oracle', 'scramble', 'ways'] as const;
  const parts = await Promise.all(names.map(async (name) => [name, await ownOf(game, name)] as const));
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
