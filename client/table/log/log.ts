/** The log: makes sentences of what happened and groups them by turns. */
import { type GameEvent, type Seat, endsTurn } from '../../../games/kit/rules.ts';
import type { Position } from '../../boards/contract.ts';
import type { LogSentence } from '../../text/words.ts';
import type { Undone } from '../../../games/kit/record.ts';
import type { TimedMoment } from '../past/timeline.ts';

/** What the log says about one move. */
export interface ToldMove {
  /** The number of moves made, including this one. */
  readonly step: number;
  /** The level of the bot that made the move for the player. */
  readonly standIn?: string;
  /** Empty only where no move was told yet. */
  readonly sentences: readonly LogSentence[];
  /** What is said of moves after it that were undone. */
  readonly undone?: readonly string[];
}

/** Makes the sentences for the events of one move. */
export type Tell = (events: readonly GameEvent[]) => readonly LogSentence[];

export interface LogTurn {
  /** The step of the turn's first move. It identifies the turn and gives its place in the match. */
  readonly step: number;
  /** The seat whose turn it is; null before the first turn. */
  readonly seat: Seat | null;
  readonly moves: readonly ToldMove[];
}

/**
 * The log's turns, oldest first: as events count them, or else ended by a `turnEnded` event each. Before the first of
 * those, and in games without them, a turn ends when another seat does something. One without sentences has no heading.
 */
export function logTurns(moments: readonly TimedMoment[], tell: Tell): readonly LogTurn[] {
  return turnsIn(moments)
    .map(({ step, seat, moments }) => ({ step, seat, moves: toldMoves(moments, tell) }))
    .filter(({ moves }) => moves.length > 0);
}

/**
 * The log with a line for what was undone, after the last move told before it, or at the very beginning. `say` makes
 * the line.
 */
export function withUndone(
  turns: readonly LogTurn[],
  undone: readonly Undone[],
  say: (seat: Seat, count: number) => string,
): readonly LogTurn[] {
  if (undone.length === 0) return turns;
  const lines = undone.map(({ seat, count, step }) => ({ under: toldLast(turns, step), line: say(seat, count) }));
  const after = (step: number) => {
    const said = lines.filter(({ under }) => under === step).map(({ line }) => line);
    return said.length === 0 ? undefined : said;
  };
  const first = after(-1);
  const told = turns.map((turn) => ({
    ...turn,
    moves: turn.moves.map((move) => {
      const said = after(move.step);
      return said === undefined ? move : { ...move, undone: said };
    }),
  }));
  return first === undefined
    ? told
    : [{ step: 0, seat: null, moves: [{ step: 0, sentences: [], undone: first }] }, ...told];
}

/**
 * The step of the last move at or before `step` that has a sentence, since not every move has one; −1 if there is none.
 */
export function toldLast(turns: readonly LogTurn[], step: number): number {
  const moves = turns.findLast((turn) => turn.moves.some((move) => move.step <= step))?.moves;
  return moves?.findLast((move) => move.step <= step)?.step ?? -1;
}

/**
 * What has happened since `seat`'s last turn. Only the last move, once the seat has begun another turn, for spectators,
 * and when looking back (`at` a step).
 */
export function sinceOwnTurn(
  moments: readonly TimedMoment[],
  { seat, events }: Pick<Position, 'seat' | 'events'>,
  at: number | null,
): readonly GameEvent[] {
  const news = at === null ? newsFor(moments, seat) : [];
  return news.length === 0 ? events : news.flatMap((moment) => moment.events);
}

/** The moments since the last turn of `seat`; none if it has begun another turn. */
export function newsFor(moments: readonly TimedMoment[], seat: Seat | null): readonly TimedMoment[] {
  if (seat === null) return [];
  const turns = turnsIn(moments);
  return turns.slice(1 + turns.findLastIndex((turn) => turn.seat === seat)).flatMap((turn) => turn.moments);
}

/** Whether `seat` has begun a turn yet. */
export function hasPlayed(moments: readonly TimedMoment[], seat: Seat): boolean {
  return turnsIn(moments).some((turn) => turn.seat === seat);
}

/** The steps at which turns begin, oldest first: for each turn the number of moves before it. */
export function turnStarts(moments: readonly TimedMoment[]): readonly number[] {
  return turnsIn(moments).map(({ step }) => step - 1);
}

/**
 * The turns, each told as if it were one move. Sentences about events of the types in `passing` come last, but not after
 * what followed from them in the same move; the step is that of the turn's last move that did anything else.
 */
export function turnsToldIn(
  moments: readonly TimedMoment[],
  tell: Tell,
  passing: readonly string[],
): readonly ToldMove[] {
  const isPassing = ({ events }: LogSentence) => events.every(({ type }) => passing.includes(type));
  return logTurns(moments, tell).map(({ moves }) => {
    const last = moves.findLast((move) => !move.sentences.every(isPassing)) ?? moves.at(-1)!;
    const news = moves.map((move) => 1 + move.sentences.findLastIndex((each) => !isPassing(each)));
    const first = moves.flatMap((move, at) => move.sentences.slice(0, news[at]));
    const after = moves.flatMap((move, at) => move.sentences.slice(news[at]));
    return { ...last, sentences: [...first, ...after] };
  });
}

/** The seat that made a move, as far as its events say. */
export function actorOf({ events }: TimedMoment): Seat | null {
  return events.map(({ seat }) => seat).find((seat) => typeof seat === 'number') ?? null;
}

function turnsIn(moments: readonly TimedMoment[]) {
  const turns: { readonly step: number; readonly seat: Seat | null; readonly moments: TimedMoment[] }[] = [];
  let marked = false;
  let ended = true;
  let counted: number | undefined;
  for (const moment of moments) {
    const { step, events } = moment;
    const actor = actorOf(moment);
    const open = turns.at(-1);
    const number = events.find(({ turn }) => turn !== undefined)?.turn;
    const isNext =
      number === undefined ? ended || (!marked && actor !== null && actor !== open?.seat) : number !== counted;
    if (open === undefined || isNext) turns.push({ step, seat: actor, moments: [moment] });
    else open.moments.push(moment);
    counted = number;
    ended = events.some(endsTurn);
    marked ||= ended;
  }
  return turns;
}

/**
 * The last turns of a log: those with the last `most` sentences, plus up to `block` more, so that turns are removed
 * rarely and several at a time. All turns if there are fewer sentences.
 */
export function lastTurns(turns: readonly LogTurn[], most: number, block: number): readonly LogTurn[] {
  const total = turns.reduce((sum, turn) => sum + sentencesIn(turn), 0);
  let spare = Math.floor(Math.max(0, total - most) / block) * block;
  const first = turns.findIndex((turn) => (spare -= sentencesIn(turn)) < 0);
  return first > 0 ? turns.slice(first) : turns;
}

/** The moves of these moments, without those of which the log says nothing. */
export function toldMoves(moments: readonly TimedMoment[], tell: Tell): readonly ToldMove[] {
  return moments
    .map(({ step, events, standIn }) => ({
      step,
      ...(standIn === undefined ? {} : { standIn }),
      sentences: tell(events),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function sentencesIn({ moves }: LogTurn): number {
  return moves.reduce((sum, { sentences }) => sum + sentences.length, 0);
}
