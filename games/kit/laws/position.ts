/** The checks that must hold in every position of every game. */
import { Random, randomFrom } from '../random.ts';
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { type Table, nextTable, viewTable } from '../table.ts';
import { advisesWell } from './advice.ts';
import { at, thrown } from './at.ts';
import { JUNK, mutated } from './fuzz.ts';
import {
  Broken,
  type Law,
  type ReportedMove,
  called,
  demand,
  demandPlain,
  demandSame,
  nameOf,
  seatsOf,
} from './law.ts';
import { leftMasked } from './mask.ts';
import { foreseen } from './oracle.ts';
import type { Knowledge } from '../search/knowledge.ts';
import type { Lore, Subject } from './subject.ts';
import { stuck } from './stuck.ts';
import { readsBack } from './text.ts';
import { type Onlooker, judgesAll } from './universe.ts';

export type Census = Readonly<Record<string, number>>;

/**
 * Checks that are cheap enough for every position: who decides, that they have moves, that nobody else has, and that
 * no component got lost.
 */
export function lookAt(rules: Rules, state: object, census: Census): void {
  const before = JSON.stringify(state);
  const deciding = rules.toMove(state);
  const moving = movers(rules, state);
  demand(3, new Set(moving).size === moving.length, () => `a seat is named twice: ${moving.join(' ')}`);
  demand(3, deciding.length > 0 || moving.length === 0, () => `nobody decides, and seat ${moving[0]} may move`);
  demand(7, rules.phases.includes(rules.phase(state)), () => `phase ${rules.phase(state)} is not declared`);
  const over = deciding.length === 0;
  const odd = over ? 'nobody decides, and there is no result' : 'seats decide, and there is a result';
  demand(1, over === (rules.result(state) !== undefined), odd);
  for (const seat of seatsOf(rules, state)) {
    const count = rules.legal(state, seat).length;
    const moves = moving.includes(seat);
    if (moves && count === 0) throw stuck(rules, state, seat);
    demand(3, moves || count === 0, () => `seat ${seat} waits but has ${count} legal moves`);
  }
  stays(state, before, 'asking what seats may do');
  conserves(1, rules.census(state), census);
}

/** Law 2 for functions that only read a state: they must not change it. */
function stays(state: object, before: string, looking: string): void {
  if (JSON.stringify(state) === before) return;
  demandSame(
    2,
    state,
    JSON.parse(before),
    `${looking} changes nothing`,
    '`refuse` or `legal`, which are to change nothing',
  );
}

/** Law 14: the position is possible. For a position that wasn't reached by play, `law` is the law that says so. */
export function canBe(rules: Rules, state: object, law: Law = 14, what = 'a position that was reached'): void {
  const impossible = rules.impossible?.(state);
  demand(law, impossible === undefined, () => `${what} can't be: ${JSON.stringify(impossible)}`);
}

function conserves(law: Law, counted: Census, expected: Census): void {
  const wrong = Object.keys(expected).filter((part) => counted[part] !== expected[part]);
  if (wrong.length === 0) return;
  const what = wrong.map((part) => `${part}: ${counted[part]} instead of ${expected[part]}`).join(', ');
  demand(law, false, what, law === 1 ? '`apply`, which takes something away or adds it' : undefined);
}

/** All checks of one position except those of its moves and its text. `random` chooses the mutations and the deals. */
export function lookCloselyAt(subject: Subject, table: Table, random: Random, led?: ReportedMove): void {
  const { rules } = subject;
  const look = () => {
    const { state } = table;
    const before = JSON.stringify(state);
    demandPlain(6, state, 'JSON carries the state unchanged');
    for (const seat of seatsOf(rules, state)) {
      judges(rules, table, seat, random);
      sees(subject, table, seat, random);
    }
    sees(subject, table, null, random);
    stays(state, before, 'looking');
  };
  at(rules, table, look, led === undefined ? {} : { led });
}

/** Checks a position's text and judges every possible move there, or `most` of each kind. */
export function judgeAllAt({ rules, meta, lore }: Subject, table: Table, random: Random, most?: number): void {
  at(rules, table, () => {
    readsBack(rules, meta, table, random);
    judgesAll(rules, table.state, random, most, onlooker(rules, table, lore));
  });
}

/**
 * How many refusals of each code are checked against their advice, and how many unlisted moves of each kind are made.
 */
const ADVISED = 5;
const MADE = 8;

/**
 * Checks laws 12, 2 and 15 for the moves that are tried while all possible moves are judged. Play itself makes only
 * listed moves; here are the others.
 */
function onlooker(rules: Rules, table: Table, { advice, oracle }: Lore = {}): Onlooker {
  const asked = new Map<string, number>();
  const made = new Map<string, number>();
  const legal = new Map(movers(rules, table.state).map((seat) => [seat, rules.legal(table.state, seat)]));
  return {
    refused(seat, move, refusal) {
      const times = asked.get(refusal.code) ?? 0;
      if (advice === undefined || times >= ADVISED) return;
      asked.set(refusal.code, times + 1);
      advisesWell(advice, { state: table.state, seat, move: move as Move, refusal, legal: legal.get(seat) ?? [] });
    },
    passed(seat, move) {
      const times = made.get(move.type) ?? 0;
      if (times >= MADE) return;
      made.set(move.type, times + 1);
      applies(rules, table, seat, move);
      foreseen(oracle?.(table.state), { before: table, seat, move, after: nextTable(rules, table, seat, move) });
    },
  };
}

/** Law 2 for one seat: listed moves apply, and so does every other move that isn't refused. */
function judges(rules: Rules, table: Table, seat: Seat, random: Random): void {
  const before = JSON.stringify(table.state);
  const legal = rules.legal(table.state, seat);
  const listed = JSON.stringify(legal);
  const distinct = new Set(legal.map((move) => JSON.stringify(move)));
  demand(2, distinct.size === legal.length, () => `legal lists a move twice: ${listed}`);
  for (const move of legal) {
    const refusal = rules.refuse(table.state, seat, move);
    demand(2, refusal === undefined, () => `listed ${JSON.stringify(move)} refused: ${JSON.stringify(refusal)}`);
  }
  const wrong = Array.from({ length: legal.length && 40 }, () => mutated(random.pick(legal), rules.moveTypes, random));
  const passed = [...JUNK, ...wrong].filter((move) => rules.refuse(table.state, seat, move) === undefined) as Move[];
  stays(table.state, before, 'judging moves');
  for (const move of [...legal, ...passed]) applies(rules, table, seat, move);
  demand(
    6,
    JSON.stringify(legal) === listed,
    'applying a move changes the move itself',
    '`apply`, which changes a move',
  );
  demandSame(
    6,
    table.state,
    JSON.parse(before),
    'moves on a copy leave the state as it was',
    '`clone`, whose copy shares something',
  );
}

/**
 * Applies a move to a copy: no component gets lost, the same random numbers give the same result, and the new position
 * is lawful.
 */
function applies(rules: Rules, table: Table, seat: Seat, move: Move): void {
  const name = called(move, seat);
  const once = rules.clone(table.state);
  const again = JSON.parse(JSON.stringify(table.state)) as object;
  try {
    rules.apply(once, seat, move, new Random([...table.random]), undefined);
    rules.apply(again, seat, move, new Random([...table.random]), () => undefined);
  } catch (error) {
    throw new Broken({
      law: 2,
      found: `${name} is not refused and throws ${String(error)}`,
      place: { made: { seat, move } },
      cause: error,
    });
  }
  at(
    rules,
    table,
    () => {
      demandSame(6, again, once, `${name} does the same whether or not anybody hears of it`);
      demandPlain(6, once, `${name} leaves plain JSON`);
      lookAt(rules, once, rules.census(table.state));
      canBe(rules, once);
    },
    { made: { seat, move } },
  );
}

/** Laws 3, 4 and 5 for what `seat` is sent. */
function sees({ rules, knowledge }: Subject, table: Table, seat: Seat | null, random: Random): void {
  const who = nameOf(seat);
  const { state } = table;
  const view = rules.view(state, seat);
  sameDecisions(rules, state, view, seat, who, random);
  demandSame(5, rules.view(view, seat), view, `the view of ${who} of a view is that view`);
  const dealt = rules.redeal(view, seat, random);
  demandSame(5, rules.view(dealt, seat), view, `redeal fits what ${who} sees`);
  conserves(5, rules.census(dealt), rules.census(state));
  canBe(rules, dealt, 5, `what is dealt from what ${who} sees`);
  const masked = leftMasked(state, view, dealt);
  demand(5, masked === undefined, () => `what is dealt from what ${who} sees leaves ${masked} masked`);
  guessed(who, () => lookAt(rules, dealt, rules.census(dealt)));
  if (seat !== null && rules.toMove(state).includes(seat)) thinksAlike(knowledge, state, dealt, seat, random);
  const unlike = { ...table, state: dealt, seed: 'another', random: [1, 2, 3, 4] as Table['random'] };
  demandSame(4, viewTable(rules, unlike, seat), viewTable(rules, table, seat), `what is sent to ${who} hides the rest`);
  playsOnApart(rules, dealt, view, who, random);
}

/** Says of what is wrong in a state dealt from a view that it was dealt: the position itself may be in order. */
function guessed(who: string, look: () => void): void {
  try {
    look();
  } catch (error) {
    const { finding } = error instanceof Broken ? error : thrown(error);
    throw new Broken({ ...finding, found: `where what ${who} doesn’t see is otherwise, ${finding.found}` });
  }
}

/**
 * Law 3 for bots: in a state with other hidden information, a bot in this seat must do the same. Otherwise it uses what
 * it would never have at a table.
 */
function thinksAlike(knowledge: Knowledge | undefined, state: object, dealt: object, seat: Seat, random: Random): void {
  if (knowledge === undefined) return;
  const seed = String(random.word());
  const would = (at: object) => [knowledge.playout(at, seat, randomFrom(seed)), knowledge.candidates?.(at, seat)];
  const what = `a bot in seat ${seat} would do the same whatever it can’t see`;
  demandSame(
    3,
    would(dealt),
    would(state),
    what,
    '`prefers` of `bot`, or `playout` and `candidates`, which look at what the seat can’t see',
  );
}

/** Plays on from a state that was dealt from a view; that must not change the view. */
function playsOnApart(rules: Rules, dealt: object, view: object, who: string, random: Random): void {
  const mover = rules.toMove(dealt)[0];
  if (mover === undefined) return;
  const before = JSON.stringify(view);
  const legal = rules.legal(dealt, mover);
  if (legal.length === 0) throw stuck(rules, dealt, mover);
  const move = random.pick(legal);
  try {
    rules.apply(dealt, mover, move, random, undefined);
  } catch (error) {
    throw thrown(error, { made: { seat: mover, move } });
  }
  demand(5, JSON.stringify(view) === before, `a redeal shares something with what ${who} sees`);
}

/** What a seat may do follows from what it sees. */
function sameDecisions(
  rules: Rules,
  state: object,
  view: object,
  seat: Seat | null,
  who: string,
  random: Random,
): void {
  const same = (name: string, ask: (from: object) => unknown) => {
    const named = `by what ${who} sees, ${name}`;
    demandSame(3, { [named]: ask(view) }, { [named]: ask(state) }, `${who} sees enough to know ${name}`);
  };
  same('who decides', (from) => rules.toMove(from));
  same('who may move', (from) => movers(rules, from));
  same('the phase', (from) => rules.phase(from));
  same('the result', (from) => rules.result(from));
  if (seat === null) return;
  const legal = rules.legal(state, seat);
  same('its legal moves', (from) => rules.legal(from, seat));
  const asked = legal.flatMap((move) => [move, mutated(move, rules.moveTypes, random)]);
  for (const move of asked) same(`why ${JSON.stringify(move)} is refused`, (from) => rules.refuse(from, seat, move));
}
