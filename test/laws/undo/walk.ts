/**
 * Plays a random game and takes moves back on the way: the button must say what then happens, for as many moves as the
 * rules allow, and each undo must lead to the position before, boardgame.io's `ctx` included. What the rules allow is
 * worked out here from chance, events and who may move, not read from the table's own flags.
 */
import { expect } from 'vitest';
import { Random, type RandomWords, randomFrom } from '../../../games/kit/random.ts';
import { type GameEvent, type Move, type Rules, type Seat, type Turn, movers } from '../../../games/kit/rules.ts';
import type { Knowledge } from '../../../games/kit/search/knowledge.ts';
import type { Table } from '../../../games/kit/table.ts';
import { DEEPEST, MOST_UNDONE, type UndoState } from '../../../games/kit/undo.ts';

/** boardgame.io's state of a match. */
export interface Whole {
  readonly G: Table;
  readonly ctx: unknown;
  /** How boardgame.io would go back: the states that can be had again, and the one that stands. */
  readonly _undo: readonly unknown[];
}

export type Asked = 'refused' | 'done' | 'in vain';

/** A match of some kind: on one screen, or at a server. */
export interface Played {
  whole(): Whole;
  /** What the undo button of this seat's screen says. */
  says(seat: Seat): UndoState;
  /** A press on the button that says `yes`. Resolves to whether it was reported as done. */
  undo(seat: Seat): Promise<boolean>;
  /** The seat asks, and everybody agrees who is asked: whether it was refused at once, done, or asked for in vain. */
  undoAgreed(seat: Seat): Promise<Asked>;
  play(seat: Seat, move: Move): Promise<boolean>;
  /** Has at hand, until something else is awaited, what the next two tell. */
  ready(): Promise<void>;
  /** The moves that stand, as the match's record has them. */
  turns(): readonly Turn[];
  /** What somebody who looks back is shown of the position after so many moves, and who that is. */
  past(step: number): { readonly seat: Seat | null; readonly state: object };
}

export interface Walked {
  readonly rules: Rules;
  readonly knowledge: Pick<Knowledge, 'playout'>;
  readonly seed: string;
  /** How many moves are made at most. */
  readonly most: number;
  /** Whether somebody can be asked, and undone moves are counted. */
  readonly online: boolean;
  /** One in so many moves is any that the rules allow; the others are made as bots play. */
  readonly wild?: number;
}

/** A move that can be taken back. */
interface Made {
  readonly seat: Seat;
  readonly move: Move;
  readonly alone: boolean;
  readonly before: string;
}

/** What a walk has come through. */
interface Course {
  /** The moves that can be taken back, the last one last. */
  readonly chain: Made[];
  /** All moves that stand. */
  readonly turns: Turn[];
  /** The state before each of them. */
  readonly states: object[];
}

/** How far a walk has gone. */
export interface Tally {
  moves: number;
  undone: number;
  deepest: number;
}

export async function walk(played: Played, walked: Walked): Promise<Tally> {
  const { rules, knowledge, seed, most } = walked;
  const random = randomFrom(`${seed} undo`);
  const tally: Tally = { moves: 0, undone: 0, deepest: 0 };
  const course: Course = { chain: [], turns: [], states: [] };
  const { chain } = course;
  while (tally.moves < most) {
    const { state } = played.whole().G;
    const moving = movers(rules, state);
    if (moving.length === 0) break;
    const seat = random.pick(moving);
    // Only seats that are waited for play on as bots do.
    const wild = random.below(walked.wild ?? 3) === 0 || !rules.toMove(state).includes(seat);
    const move = wild ? random.pick(rules.legal(state, seat)) : knowledge.playout(rules.clone(state), seat, random);
    await make(played, walked, course, seat, move);
    tally.moves++;
    tally.deepest = Math.max(tally.deepest, chain.length);
    if (random.below(chain.length > 1 ? 3 : 12) === 0)
      tally.undone += await thereAndBack(played, walked, course, random, tally);
    else looks(played, walked, chain, tally.undone);
  }
  return tally;
}

async function make(
  played: Played,
  { rules, online }: Walked,
  { chain, turns, states }: Course,
  seat: Seat,
  move: Move,
): Promise<void> {
  const { G } = played.whole();
  const before = positionOf(played);
  const words: RandomWords = [...G.random] as unknown as RandomWords;
  const random = new Random(words);
  const events: GameEvent[] = [];
  const after = rules.clone(G.state);
  rules.apply(after, seat, move, random, (event) => events.push(event));
  const moving = movers(rules, after);
  const alone = [...movers(rules, G.state), ...moving].every((mover) => mover === seat);
  const told = random.draws > 0 || events.some(({ reveals, agreed }) => reveals === true || agreed === true);
  expect(await played.play(seat, move), `${JSON.stringify(move)} of ${seat}`).toBe(true);
  turns.push({ seat, move });
  states.push(rules.clone(G.state));
  if (told || moving.length === 0 || (!alone && !online)) chain.length = 0;
  else chain.push({ seat, move, alone, before });
  if (chain.length > DEEPEST) chain.shift();
  // What lies before a move that stands is never had again, and would be stored with every state.
  if (told) expect(played.whole()._undo.length, 'states kept over a move that stands').toBeLessThanOrEqual(1);
}

/** The buttons of all seats say what the rules allow. */
function looks(played: Played, { rules, online }: Walked, chain: readonly Made[], undone: number): void {
  const { G } = played.whole();
  const last = chain.at(-1);
  const spent = online && undone >= MOST_UNDONE;
  for (let seat = 0; seat < rules.players(G.state); seat++) {
    const says = played.says(seat);
    const expected = last?.seat !== seat || spent ? false : last.alone ? 'yes' : 'ask';
    expect(says === 'yes' || says === 'ask' ? says : false, `seat ${seat} after ${G.step} moves`).toBe(expected);
  }
}

/** Takes back all that can be, finds that nothing else can, and makes the moves again. Returns how many were undone. */
async function thereAndBack(
  played: Played,
  walked: Walked,
  course: Course,
  random: Random,
  tally: Tally,
): Promise<number> {
  const { chain } = course;
  const most = walked.online ? MOST_UNDONE - tally.undone : Infinity;
  const again: { readonly made: Made; readonly after: string }[] = [];
  const full = chain.length === DEEPEST;
  for (let made = chain.at(-1); made !== undefined && again.length < most; made = chain.at(-1)) {
    looks(played, walked, chain, tally.undone + again.length);
    if (again.length === 0) await onlyAsSaid(played, walked, made);
    again.push({ made, after: positionOf(played) });
    const { seat, alone, move } = made;
    const done = alone ? await played.undo(seat) : (await played.undoAgreed(seat)) === 'done';
    expect(done, `${JSON.stringify(move)} of ${seat} is undone`).toBe(true);
    chain.pop();
    course.turns.pop();
    course.states.pop();
    // The last position that is in reach stands from then on.
    const grounded = full && chain.length === 0 ? standing : (position: string) => position;
    same(grounded(positionOf(played)), grounded(made.before), `before ${JSON.stringify(move)} of ${seat}`);
  }
  looks(played, walked, chain, tally.undone + again.length);
  await standsStill(played, walked);
  await played.ready();
  expect(played.turns(), 'the record has what stands').toEqual(course.turns);
  for (const { made, after } of again.toReversed()) {
    await make(played, walked, course, made.seat, made.move);
    same(positionOf(played), after, 'after it is made again');
  }
  const { length } = course.turns;
  await played.ready();
  if (length > 0) remembers(played, walked, course, length - 1 - random.below(Math.min(length, 8)));
  return again.length;
}

/** Another seat doesn't get it back, and whoever has made it only in the way that its button says. */
async function onlyAsSaid(played: Played, { rules, online }: Walked, { seat, alone }: Made): Promise<void> {
  const before = positionOf(played);
  for (let each = 0; each < rules.players(played.whole().G.state); each++) {
    if (each !== seat || !alone) expect(await played.undo(each), `seat ${each} undoes a move of ${seat}`).toBe(false);
    if (online && (each !== seat || alone))
      expect(await played.undoAgreed(each), `seat ${each} asks for a move of ${seat}`).toBe('refused');
  }
  same(positionOf(played), before, 'where somebody else can undo');
}

/** Whoever looks back sees the positions that were, and not what was taken back. */
function remembers(played: Played, { rules }: Walked, { states }: Course, step: number): void {
  const { seat, state } = played.past(step);
  expect(state, `the past after ${step} moves`).toEqual(rules.view(states[step]!, seat));
}

/** Nobody gets anything undone, and nobody is told so. */
async function standsStill(played: Played, { rules, online }: Walked): Promise<void> {
  const before = positionOf(played);
  for (let seat = 0; seat < rules.players(played.whole().G.state); seat++) {
    expect(await played.undo(seat), `seat ${seat} undoes nothing`).toBe(false);
    if (online) expect(await played.undoAgreed(seat), `seat ${seat} asks for nothing`).toBe('refused');
  }
  same(positionOf(played), before, 'where nothing can be undone');
}

/** Reads both positions only where they differ, so that the message tells how. */
function same(now: string, then: string, where: string): void {
  if (now !== then) expect(JSON.parse(now), where).toEqual(JSON.parse(then));
}

function positionOf(played: Played): string {
  const { G, ctx } = played.whole();
  return JSON.stringify({ G, ctx });
}

const standing = (position: string) => {
  const { G, ctx } = JSON.parse(position) as { G: Table; ctx: unknown };
  return JSON.stringify({ ...G, undoable: undefined, askable: undefined, ctx });
};
