/** The log: a sentence for what happened, gathered by turns. */
import { type GameEvent, type Seat, endsTurn } from '../../games/kit/rules.ts';
import type { TimedMoment } from './timeline.ts';

export interface LogSentence {
  /** How many moves had been made with the one it tells of. */
  readonly step: number;
  readonly event: GameEvent;
  readonly text: string;
}

export interface LogTurn {
  /** The step of the turn's first move: its name, and where it stands in the match. */
  readonly step: number;
  /** Whose turn it is; null before anybody's. */
  readonly seat: Seat | null;
  readonly sentences: readonly LogSentence[];
}

/**
 * The log's turns, oldest first. A turn ends with an event of type `turnEnded`; before the first of these, and in games
 * without, when another seat does something. Turns without a sentence have no heading.
 */
export function logTurns(
  moments: readonly TimedMoment[],
  sentence: (event: GameEvent) => string | null,
): readonly LogTurn[] {
  return turnsIn(moments)
    .map((turn) => ({
      step: turn.step,
      seat: turn.seat,
      sentences: turn.moments.flatMap((moment) => said(moment, sentence)),
    }))
    .filter((turn) => turn.sentences.length > 0);
}

/** The steps at which turns begin, oldest first: what had been made before their first move. */
export function turnStarts(moments: readonly TimedMoment[]): readonly number[] {
  return turnsIn(moments).map(({ step }) => step - 1);
}

function turnsIn(moments: readonly TimedMoment[]) {
  const turns: { readonly step: number; readonly seat: Seat | null; readonly moments: TimedMoment[] }[] = [];
  let marked = false;
  let ended = true;
  for (const moment of moments) {
    const { step, events } = moment;
    const actor = events.map(({ seat }) => seat).find((seat) => typeof seat === 'number') ?? null;
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
  const total = turns.reduce((sum, turn) => sum + turn.sentences.length, 0);
  let spare = Math.floor(Math.max(0, total - most) / block) * block;
  const first = turns.findIndex((turn) => (spare -= turn.sentences.length) < 0);
  return first > 0 ? turns.slice(first) : turns;
}

/** What is said of one moment. */
export function said({ step, events }: TimedMoment, sentence: (event: GameEvent) => string | null): LogSentence[] {
  return events.flatMap((event) => {
    const text = sentence(event);
    return text === null ? [] : [{ step, event, text }];
  });
}
