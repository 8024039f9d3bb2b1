/** Law 4 for the beginning of a defined game: numbers that everybody sees follow from no card that somebody can't see. */
import { declaredOf } from '../declared.ts';
import type { Start } from '../record.ts';
import type { Rules, Seat } from '../rules.ts';
import { startTable } from '../table.ts';
import { at } from './at.ts';
import { demand, nameOf, seatsOf } from './law.ts';
import { tellsApart, valuesIn, type Values } from './values.ts';

/** How many deals are compared, and in how many of them something must be hidden. */
const DEALS = 64;
const ENOUGH = 32;

const MENDED = '`setup`, which writes it from a hidden card: `show` that one to all, or let a move write it';

/**
 * Deals again and again: no number may differ exactly when a hidden card does, or when a hidden card lies elsewhere.
 * Nothing can be told at the beginning, so that nobody else could know it.
 */
export function dealsOpenly(rules: Rules, { players, options, seed }: Start): void {
  const counted = declaredOf(rules)?.counted ?? [];
  if (counted.length === 0) return;
  const tables = Array.from({ length: DEALS }, (_, deal) =>
    startTable(rules, players, options, `${seed} deal ${deal}`),
  );
  const first = tables[0]!;
  at(rules, first, () => {
    for (const seat of seatsOf(rules, first.state)) {
      const deals = tables.map(({ state }) => ({
        open: numbersIn(state, counted),
        hidden: hiddenFrom(rules, state, seat),
      }));
      for (const number of deals[0]!.open.keys()) {
        const secret = secretIn(deals, number);
        demand(4, secret === undefined, () => `${number} tells ${nameOf(seat)} from the beginning ${secret}`, MENDED);
      }
    }
  });
}

interface Dealt {
  readonly open: Values;
  readonly hidden: Values;
}

/** What is hidden and told by a number. */
function secretIn(deals: readonly Dealt[], number: string): string | undefined {
  const secrets = new Set(deals.flatMap(({ hidden }) => [...hidden.keys()]));
  return [...secrets].find((secret) => {
    const pairs = deals.flatMap(({ open, hidden }) => {
      const kept = hidden.get(secret);
      return kept === undefined ? [] : [[kept, open.get(number)] as const];
    });
    return pairs.length >= ENOUGH && new Set(pairs.map(([kept]) => kept)).size > 1 && tellsApart(pairs);
  });
}

function numbersIn(state: object, counted: readonly string[]): Values {
  const values = [...valuesIn(state)];
  return new Map(values.filter(([path]) => counted.includes(path.split('.', 1)[0]!)));
}

/** What a seat's view masks: each by its place, and each place by what lies there. */
function hiddenFrom(rules: Rules, state: object, seat: Seat): Values {
  const seen = valuesIn(rules.view(state, seat));
  const masked = [...valuesIn(state)].filter(([path, value]) => Number(value) >= 0 && Number(seen.get(path)) < 0);
  const places = masked.map(([path, value]) => [`where ${value} lies`, path.replace(/\.[^.]*$/, '')] as const);
  return new Map([...masked.map(([path, value]) => [`what ${path} is`, value] as const), ...places]);
}
