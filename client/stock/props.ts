/** What a board of boardgame.io's React client gets, made of what the table knows. */
import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { useMemo } from 'react';
import { playerIdOf } from '../../games/kit/action.ts';
import type { Json, Move, Rules } from '../../games/kit/rules.ts';
import { EVENTS, eventMove, eventOf } from '../../games/kit/stock/moves.ts';
import type { StockMade, StockState } from '../../games/kit/stock/rules.ts';
import { useStableCallback } from '../kit/stable-callback.ts';
import { useLines } from '../table/chat/talk.ts';
import { useTable } from '../table/context.ts';
import { isDown } from '../table/match.ts';
import type { TimedMoment, Timeline } from '../table/past/timeline.ts';
import { argsOf } from '../text/stock/words.ts';

type Dispatch = Readonly<Record<string, (...args: unknown[]) => void>>;

/** The props of the author's board at this table. */
export function useBoardProps(rules: Pick<Rules, 'moveTypes'>): BoardProps {
  const { position, control, session, slot, timeline, undo, explain } = useTable();
  const { G, ctx, plugins, deltalog } = position.state as StockState;
  const { seat, step, toMove } = position;
  const lines = useLines(session);
  const play = useStableCallback((type: string, args: readonly unknown[]) => {
    const sent = asSent(args);
    if (sent === undefined) explain({ code: 'notToSend' });
    else slot.play({ type, args: sent } as Move);
  });
  const dispatched = useMemo(() => dispatchers(rules.moveTypes, play), [rules, play]);
  const log = useMemo(() => logOf(timeline, step), [timeline, step]);
  const refuses = (code: string) => () => explain({ code });
  return {
    G,
    ctx,
    plugins,
    deltalog: [...deltalog],
    _undo: [],
    _redo: [],
    _stateID: step,
    log,
    isActive: control.ready && seat !== null && toMove.includes(seat),
    isConnected: !isDown(session.connection),
    isMultiplayer: true,
    ...dispatched,
    playerID: seat === null ? null : playerIdOf(seat),
    matchID: session.id,
    matchData: session.players.map(({ seat: id, name, connected }) => ({
      id,
      name,
      isConnected: connected,
    })),
    debug: false,
    undo,
    redo: refuses('noRedo'),
    reset: refuses('noReset'),
    sendChatMessage: (payload: unknown) =>
      void session.say({ text: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    chatMessages: lines.map(({ id, seat: by, text, name = '' }) => ({
      id,
      sender: by === null ? name : playerIdOf(by),
      payload: text,
    })),
  };
}

/** What is sent of arguments; undefined if that is impossible: a board that gives a press's event to a move, say. */
function asSent(args: readonly unknown[]): readonly Json[] | undefined {
  try {
    return JSON.parse(JSON.stringify(args)) as readonly Json[];
  } catch {
    return undefined;
  }
}

function dispatchers(types: readonly string[], play: (type: string, args: readonly unknown[]) => void) {
  const by = (names: readonly string[], typeOf: (name: string) => string): Dispatch =>
    Object.fromEntries(names.map((name) => [name, (...args) => play(typeOf(name), args)]));
  return {
    moves: by(
      types.filter((type) => eventOf(type) === undefined),
      (name) => name,
    ),
    // Also those that a player may not send: asked for, they are refused.
    events: by(EVENTS, (name) => eventMove(name).type),
  };
}

const told = new WeakMap<TimedMoment, readonly LogEntry[]>();

/** boardgame.io's log up to a step. */
const logOf = (timeline: Timeline, step: number): LogEntry[] =>
  timeline.moments.flatMap((moment) => {
    if (moment.step > step) return [];
    const entries = told.get(moment) ?? entriesOf(timeline, moment);
    told.set(moment, entries);
    return entries;
  });

/** What boardgame.io's log says of a moment; the move alone, if its position isn't here. */
function entriesOf(timeline: Timeline, { step, events }: TimedMoment): readonly LogEntry[] {
  const kept = (timeline.at(step)?.state as StockState | undefined)?.deltalog;
  if (kept !== undefined) return kept.map((entry) => ({ ...entry, _stateID: step - 1 }));
  return (events as readonly StockMade[]).map((event) => {
    const name = eventOf(event.move);
    const payload = { type: name ?? event.move, args: argsOf(event) ?? null, playerID: playerIdOf(event.seat) };
    const action = { type: name === undefined ? 'MAKE_MOVE' : 'GAME_EVENT', payload };
    return { action, _stateID: step - 1, turn: event.turn, phase: null } as unknown as LogEntry;
  });
}
