/**
 * Law 4 for the numbers that everybody sees in a defined game: they may follow only from what everybody saw and was
 * told.
 */
import { declaredOf } from '../declared.ts';
import type { Random } from '../random.ts';
import { type Rules, type Seat, heard } from '../rules.ts';
import { nextTable } from '../table.ts';
import { demandSame, nameOf, seatsOf } from './law.ts';
import { isSame } from './same.ts';
import { type Step, redealt } from './step.ts';

const MENDED = '`apply` or `together`, which count by hidden cards: it needs to be told (`tell`)';

/**
 * Plays the move again with other hidden information. An observer that hears the same events must see the same numbers.
 */
export function countsOpenly(rules: Rules, step: Step, random: Random): void {
  const counted = declaredOf(rules)?.counted ?? [];
  if (counted.length === 0) return;
  for (const observer of [null, ...seatsOf(rules, step.before.state)]) counts(rules, counted, step, observer, random);
}

function counts(rules: Rules, counted: readonly string[], step: Step, observer: Seat | null, random: Random): void {
  const { before, seat, move, after } = step;
  const dealt = redealt(rules, before, observer, random, before.random);
  if (rules.refuse(dealt.state, seat, move) !== undefined) return;
  const elsewhere = nextTable(rules, dealt, seat, move);
  const hear = ({ events }: typeof after) => events.map((event) => heard(event, observer));
  if (!isSame(hear(elsewhere), hear(after)) || rules.toMove(elsewhere.state).length === 0) return;
  const open = ({ state }: typeof after) =>
    Object.fromEntries(counted.map((name) => [name, (state as Readonly<Record<string, unknown>>)[name]]));
  const what = `${nameOf(observer)} sees no number that follows from hidden cards`;
  if (rules.toMove(after.state).length > 0) demandSame(4, open(elsewhere), open(after), what, MENDED);
}
