/** The log: a sentence for what happened, gathered by turns. */
import { type GameEvent, type Seat, endsTurn } from '../../games/kit/rules.ts';
import type { TimedMoment } from './timeline.ts';

export interface LogSentence {
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
  const turns: { step: number; seat: Seat | null; sentences: LogSentence[] }[] = [];
  let marked = false;
  let ended = true;
  for (const { step, events } of moments) {
    const actor = events.map(({ seat }) => seat).find((seat) => typeof seat === 'number') ?? null;
    const open = turns.at(-1);
    if (open === undefined || ended || (!marked && actor !== null && actor !== open.seat)) {
      turns.push({ step, seat: actor, sentences: [] });
    }
    turns.at(-1)?.sentences.push(...said(events, sentence));
    ended = events.some(endsTurn);
    marked ||= ended;
  }
  return turns.filter((turn) => turn.sentences.length > 0);
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

function said(events: readonly GameEvent[], sentence: (event: GameEvent) => string | null): LogSentence[] {
  return events.flatMap((event) => {
    const text = sentence(event);
    return text === null ? [] : [{ event, text }];
  });
}
