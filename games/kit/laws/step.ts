/** The checks for every move: it tells nobody more than the rules allow. */
import type { Random, RandomWords } from '../random.ts';
import { type GameEvent, type Move, type Rules, type Seat, endsTurn, movers } from '../rules.ts';
import { type Table, nextTable, viewTable } from '../table.ts';
import { called, demand, demandSame, nameOf, seatsOf } from './law.ts';
import { isSame } from './same.ts';

/** A move with the tables before and after it. */
export interface Step {
  readonly before: Table;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: Table;
}

/** How many other deals a move is compared with, and how many are tried until so many show the observer the same. */
const DEALS = 2;
const TRIES = 6;

const TAUGHT =
  '`apply`, which shows what was hidden: what is told with `reveals` (`reveal` in a definition) is never taken back';
const APPLIED = '`apply`, which uses what is neither in the state nor chance';

/** Checks a move from every seat and for a spectator, each time with another deal of what they can't see. */
export function lookAtMove(rules: Rules, step: Step, random: Random): void {
  demandSame(
    6,
    nextTable(rules, step.before, step.seat, step.move),
    step.after,
    'a move is the same each time',
    APPLIED,
  );
  for (const observer of [null, ...seatsOf(rules, step.before.state)]) {
    for (let tries = 0, alike = 0; tries < TRIES && alike < DEALS; tries++)
      if (tells(rules, step, observer, random)) alike++;
  }
  if (step.after.undoable || step.after.askable !== undefined) taughtNothing(rules, step, random);
  namesSeats(rules, step);
}

/** Law 17: the log groups by the seats that events name, so they must name them. */
function namesSeats(rules: Rules, { after }: Step): void {
  const seats = seatsOf(rules, after.state);
  const at = (seat: Seat | null | undefined) => typeof seat !== 'number' || seats.includes(seat);
  const moving = movers(rules, after.state);
  for (const event of after.events) {
    const told = () => JSON.stringify(event);
    demand(
      17,
      at(event.seat) && (event.secret?.seats ?? []).every(at),
      () => `nobody sits where it is told of: ${told()}`,
    );
    if (!endsTurn(event)) continue;
    demand(
      17,
      at(event.next) && typeof event.seat === 'number',
      () => `a turn doesn’t end from seat to seat: ${told()}`,
    );
    demand(17, moving.length === 0 || moving.includes(event.next), () => `whose turn is next may not move: ${told()}`);
  }
}

/**
 * Law 4: events, undo and everything else that an observer is sent tell it nothing beyond its view of the position and
 * what it was rightly shown. Returns false if the other deal can't be compared with this one.
 */
function tells(rules: Rules, step: Step, observer: Seat | null, random: Random): boolean {
  const { before, seat, move, after } = step;
  const dealt = redealt(rules, before, observer, random, before.random);
  if (rules.refuse(dealt.state, seat, move) !== undefined) return false;
  const elsewhere = nextTable(rules, dealt, seat, move);
  const sent = viewTable(rules, after, observer);
  const other = viewTable(rules, elsewhere, observer);
  if (!looksAlike(sent, other, observer)) return false;
  demandSame(4, other, sent, `${called(move, seat)} tells ${nameOf(observer)} nothing hidden`);
  return true;
}

/**
 * Whether an observer sees the same state in both, and was rightly shown the same: what else it is told may follow from
 * that.
 */
export function looksAlike(one: Table, other: Table, observer: Seat | null): boolean {
  const shown = ({ events }: Table) => events.filter((event) => shows(event, observer));
  return isSame(one.state, other.state) && isSame(shown(one), shown(other));
}

/** Whether an event shows an observer hidden information rightly: to everybody, or secretly to the seat that acted. */
function shows({ reveals, secret, seat }: GameEvent, observer: Seat | null): boolean {
  return reveals === true && (secret === undefined || seat === observer);
}

/**
 * A move that can be undone, alone or with the others' consent, must give its maker the same result whatever is hidden
 * from it.
 */
function taughtNothing(rules: Rules, { before, seat, move, after }: Step, random: Random): void {
  const words: RandomWords = [random.word() | 0, random.word() | 0, random.word() | 0, 1];
  const sent = viewTable(rules, after, seat);
  for (let deals = 0; deals < 4; deals++) {
    const elsewhere = nextTable(rules, redealt(rules, before, seat, random, words), seat, move);
    const same = elsewhere.undoable === after.undoable && elsewhere.askable === after.askable;
    demand(4, same, `whether ${called(move, seat)} may be taken back tells ${seat} what it doesn’t know`, TAUGHT);
    demandSame(
      4,
      viewTable(rules, elsewhere, seat),
      sent,
      `${called(move, seat)}, which may be taken back, taught ${seat} nothing`,
      TAUGHT,
    );
  }
}

/** A table that looks the same to `seat`, with hidden information dealt again and with its own random numbers. */
export function redealt(rules: Rules, table: Table, seat: Seat | null, random: Random, words: RandomWords): Table {
  const state = rules.redeal(rules.view(table.state, seat), seat, random);
  return { ...table, state, seed: 'another', random: words };
}
