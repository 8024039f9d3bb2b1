/** The log: a sentence for what happened, gathered by turns. */
import { type GameEvent, type Seat, endsTurn } from '../../../games/kit/rules.ts';
import type { Position } from '../../boards/contract.ts';
import type { Told } from '../../text/words.ts';
import type { TimedMoment } from '../past/timeline.ts';

/** What is said of one move. */
export interface Deed {
  /** How many moves had been made with it. */
  readonly step: number;
  /** Level of the bot that stood in for who did it. */
  readonly standIn?: string;
  /** Not empty. */
  readonly sentences: readonly Told[];
}

/** Says what one move did. */
export type Tell = (events: readonly GameEvent[]) => readonly Told[];

export interface LogTurn {
  /** The step of the turn's first move: its name, and where it stands in the match. */
  readonly step: number;
  /** Whose turn it is; null before anybody's. */
  readonly seat: Seat | null;
  readonly deeds: readonly Deed[];
}

/**
 * The log's turns, oldest first. A turn ends with an event of type `turnEnded`; before the first of these, and in games
 * without, when another seat does something. Turns without a sentence have no heading.
 */
export function logTurns(moments: readonly TimedMoment[], tell: Tell): readonly LogTurn[] {
  return turnsIn(moments)
    .map(({ step, seat, moments }) => ({ step, seat, deeds: deedsIn(moments, tell) }))
    .filter(({ deeds }) => deeds.length > 0);
}

/**
 * What has happened since `seat`'s last turn, or by the last move alone once it has begun another, for who watches, and for who
 * looks back (`at` a step).
 */
export function sinceOwnTurn(
  moments: readonly TimedMoment[],
  { seat, events }: Pick<Position, 'seat' | 'events'>,
  at: number | null,
): readonly GameEvent[] {
  const news = at === null ? newsFor(moments, seat) : [];
  return news.length === 0 ? events : news.flatMap((moment) => moment.events);
}

/** The moments after the last turn of `seat`; none once it has begun another. */
export function newsFor(moments: readonly TimedMoment[], seat: Seat | null): readonly TimedMoment[] {
  if (seat === null) return [];
  const turns = turnsIn(moments);
  return turns.slice(1 + turns.findLastIndex((turn) => turn.seat === seat)).flatMap((turn) => turn.moments);
}

/** Whether `seat` has begun a turn yet. */
export function hasPlayed(moments: readonly TimedMoment[], seat: Seat): boolean {
  return turnsIn(moments).some((turn) => turn.seat === seat);
}

/** The steps at which turns begin, oldest first: what had been made before their first move. */
export function turnStarts(moments: readonly TimedMoment[]): readonly number[] {
  return turnsIn(moments).map(({ step }) => step - 1);
}

/**
 * What was done turn by turn, each told as one: what `passing` tells of comes last, and the step is that of the last move that
 * did something else.
 */
export function turnsToldIn(moments: readonly TimedMoment[], tell: Tell, passing: readonly string[]): readonly Deed[] {
  const isPassing = ({ events }: Told) => events.every(({ type }) => passing.includes(type));
  return logTurns(moments, tell).map(({ deeds }) => {
    const sentences = deeds.flatMap((deed) => deed.sentences);
    const last = deeds.findLast((deed) => !deed.sentences.every(isPassing)) ?? deeds.at(-1)!;
    return { ...last, sentences: [...sentences.filter((each) => !isPassing(each)), ...sentences.filter(isPassing)] };
  });
}

/** Who made a move, as far as its events tell. */
export function actorOf({ events }: TimedMoment): Seat | null {
  return events.map(({ seat }) => seat).find((seat) => typeof seat === 'number') ?? null;
}

function turnsIn(moments: readonly TimedMoment[]) {
  const turns: { readonly step: number; readonly seat: Seat | null; readonly moments: TimedMoment[] }[] = [];
  let marked = false;
  let ended = true;
  for (const moment of moments) {
    const { step, events } = moment;
    const actor = actorOf(moment);
    const open = turns.at(-1);
    if (open === undefined || ended || (!marked && actor !== null && actor !== open.seat))
      turns.push({ step, seat: actor, moments: [moment] });
    else open.moments.push(moment);
    ended = events.some(endsTurn);
    marked ||= ended;
  }
  return turns;
}

/**
 * The last turns of a log, with `most` sentences or up to `block` more, so that turns leave seldom and together; all turns when
 * there are fewer.
 */
export function lastTurns(turns: readonly LogTurn[], most: number, block: number): readonly LogTurn[] {
  const total = turns.reduce((sum, turn) => sum + sentencesIn(turn), 0);
  let spare = Math.floor(Math.max(0, total - most) / block) * block;
  const first = turns.findIndex((turn) => (spare -= sentencesIn(turn)) < 0);
  return first > 0 ? turns.slice(first) : turns;
}

/** What is said of moments; nothing of some. */
export function deedsIn(moments: readonly TimedMoment[], tell: Tell): readonly Deed[] {
  return moments
    .map(({ step, events, standIn }) => ({
      step,
      ...(standIn === undefined ? {} : { standIn }),
      sentences: tell(events),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function sentencesIn({ deeds }: LogTurn): number {
  return deeds.reduce((sum, { sentences }) => sum + sentences.length, 0);
}
