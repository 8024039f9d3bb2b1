/**
 * Law 4 for moves that are secret themselves, and for the secret part of events. A seat that can't see which of two
 * moves was made must hear the same of both. What an event tells only some seats must not show in what the others see.
 */
import { declaredOf } from '../declared.ts';
import type { Random } from '../random.ts';
import { type GameEvent, type Move, type Rules, type Seat, heard } from '../rules.ts';
import { type Table, nextTable, viewTable } from '../table.ts';
import { called, demand, demandSame, nameOf, seatsOf } from './law.ts';
import { isSame } from './same.ts';
import { type Step, looksAlike, redealt } from './step.ts';
import { tellsApart, type Values, valuesIn } from './values.ts';

/** How many other moves of the mover are compared. */
const OTHERS = 8;
const OPEN = '`view`, or what `apply` tells: what all may know of a move the state shows, or an event with `reveals`';
/** How many deals are tried to find other values of a secret, and how many of them must have one. */
const TRIES = 24;
const ENOUGH = 8;

/** Checks a move for every other seat and for a spectator. */
export function keepsSecrets(rules: Rules, step: Step, random: Random): void {
  const { before, seat, after } = step;
  const others = otherMoves(rules, step, random).map((move) => ({ move, table: nextTable(rules, before, seat, move) }));
  for (const observer of [null, ...seatsOf(rules, before.state)]) {
    if (observer === seat) continue;
    for (const other of others) soundsAlike(rules, step, other, observer);
    if (rules.toMove(after.state).length > 0) keeps(rules, step, observer, random);
  }
}

/** Some other moves that the mover could have made, those of the same kind first. */
function otherMoves(rules: Rules, { before, seat, move }: Step, random: Random): Move[] {
  const legal = rules.legal(before.state, seat).filter((other) => !isSame(other, move));
  const alike = legal.filter(({ type }) => type === move.type);
  const unlike = legal.filter(({ type }) => type !== move.type);
  return [...random.shuffle(alike), ...random.shuffle(unlike)].slice(0, OTHERS);
}

/**
 * If two moves lead to different states that look the same to the observer, and rightly show it the same, their events
 * must be the same to it, but for what a definition says openly of a move. If they lead to the same state, nothing is hidden: the difference was said openly, as when a player asks for cards that
 * nobody has.
 */
function soundsAlike(
  rules: Rules,
  { before, seat, move, after }: Step,
  other: { readonly move: Move; readonly table: Table },
  observer: Seat | null,
): void {
  const sent = viewTable(rules, after, observer);
  const instead = viewTable(rules, other.table, observer);
  if (!looksAlike(instead, sent, observer) || isSame(other.table.state, after.state)) return;
  const openly = declaredOf(rules)?.openly;
  if (!isSame(openly?.(before.state, move), openly?.(before.state, other.move))) return;
  const what = `${nameOf(observer)} hears nothing that tells ${called(move, seat)} from ${JSON.stringify(other.move)}`;
  demandSame(4, instead, sent, what, declaredOf(rules) === undefined ? OPEN : undefined);
}

/** The secret of one deal, and what the observer sees there. */
interface Elsewhere {
  readonly kept: Values;
  readonly seen: Values;
}

/**
 * What an event hides from an observer must not show elsewhere: no value in its view may differ exactly when the secret
 * differs, but for the cards that come to itself.
 */
function keeps(rules: Rules, step: Step, observer: Seat | null, random: Random): void {
  const { before, seat, move, after } = step;
  const here = elsewhereOf(rules, after, observer);
  if (here.kept.size === 0) return;
  const open = after.events.map((event) => heard(event, observer));
  const all = [here];
  for (let tries = 0; tries < TRIES; tries++) {
    const elsewhere = other(rules, before, seat, move, observer, random);
    if (elsewhere === undefined || rules.toMove(elsewhere.state).length === 0) continue;
    const told = elsewhere.events.map((event) => heard(event, observer));
    if (isSame(told, open)) all.push(elsewhereOf(rules, elsewhere, observer));
  }
  for (const [secret, value] of here.kept) {
    // How long a secret list is may show, as when cards go from hand to hand.
    const comparable = all.filter(({ kept }) => kept.has(secret));
    if (comparable.filter(({ kept }) => kept.get(secret) !== value).length < ENOUGH) continue;
    const place = [...here.seen.keys()].find((path) =>
      tellsApart(comparable.map(({ kept, seen }) => [kept.get(secret), seen.get(path)])),
    );
    const what = () =>
      `${nameOf(observer)} sees in ${place} what ${called(move, seat)} tells in secret: ${secret} ${value}`;
    demand(4, place === undefined, what);
  }
}

function elsewhereOf(rules: Rules, { state, events }: Table, observer: Seat | null): Elsewhere {
  const owned = (declaredOf(rules)?.owned ?? []).map((part) => `${part}.${observer}.`);
  const seen = [...valuesIn(rules.view(state, observer))].filter(
    ([path]) => !owned.some((own) => path.startsWith(own)),
  );
  return { kept: valuesIn(keptFrom(events, observer)), seen: new Map(seen) };
}

function keptFrom(events: readonly GameEvent[], observer: Seat | null): object[] {
  return events.flatMap(({ secret }) =>
    secret === undefined || (observer !== null && secret.seats.includes(observer)) ? [] : [secret],
  );
}

/** The same move, or another one, with other random numbers or other hidden information. */
function other(
  rules: Rules,
  before: Table,
  seat: Seat,
  move: Move,
  observer: Seat | null,
  random: Random,
): Table | undefined {
  const words = random.below(2) === 0 ? before.random : ([random.word(), random.word(), 0, 1] as Table['random']);
  const from = random.below(2) === 0 ? { ...before, random: words } : redealt(rules, before, observer, random, words);
  if (random.below(2) === 0) {
    return rules.refuse(from.state, seat, move) === undefined ? nextTable(rules, from, seat, move) : undefined;
  }
  const legal = rules.legal(from.state, seat).filter(({ type }) => type === move.type);
  return legal.length === 0 ? undefined : nextTable(rules, from, seat, random.pick(legal));
}
