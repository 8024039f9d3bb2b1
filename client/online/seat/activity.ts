/**
 * Tells the server that a player who is waited for is doing something at the board, so that nobody lets a bot play on
 * for them meanwhile. At tables with a clock that decides, and nothing is told.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { sayActive } from '../../asking/api.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import type { AtTable } from '../../table/match.ts';

/** Milliseconds between two messages. */
const APART = 5000;
/** For how many seconds others wait where the table doesn't say. */
const USUAL = 60;
/** How many pixels a pointer travels that means something. */
const TRAVEL = 100;

interface Acting {
  readonly at: AtTable | null;
  readonly matchId: string;
  readonly held: HeldSeat | undefined;
}

/** While others wait for the holder of a seat: tells what they do, from when the others' patience is half over. */
export function useActivity({ at, matchId, held }: Acting): void {
  const seat = held === undefined ? null : Number(held.playerID);
  const patience = at?.session.terms.patience;
  const isAwaited =
    at?.phase === 'playing' &&
    at.session.terms.pace === undefined &&
    seat !== null &&
    at.timeline.last.toMove.includes(seat) &&
    at.session.players.some((player) => player.seat !== seat && player.bot === undefined);
  const own = at?.session.players.find((player) => player.seat === seat);
  const isUrgent = own?.vote !== undefined || own?.standInUntil === 'command';
  const step = at?.timeline.last.step;
  const since = useRef(0);
  const told = useRef(Number.NEGATIVE_INFINITY);
  const tell = useEffectEvent(() => {
    const now = performance.now();
    const quiet = 500 * (typeof patience === 'number' ? patience : USUAL);
    if (held === undefined || now - told.current < APART || (!isUrgent && now - since.current < quiet)) return;
    told.current = now;
    void sayActive(matchId, held);
  });
  useEffect(() => {
    if (isAwaited && step !== undefined) since.current = performance.now();
  }, [step, isAwaited]);
  useEffect(() => (isAwaited ? followActivity(() => tell()) : undefined), [isAwaited]);
}

/** Calls `act` for every press, key and movement of the pointer that means something. Returns what ends it. */
function followActivity(act: () => void): () => void {
  const end = new AbortController();
  const heard = { signal: end.signal, capture: true, passive: true };
  let travelled = 0;
  document.addEventListener('pointerdown', act, heard);
  document.addEventListener('keydown', act, heard);
  document.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      travelled += Math.abs(movementX) + Math.abs(movementY);
      if (travelled < TRAVEL) return;
      travelled = 0;
      act();
    },
    heard,
  );
  return () => end.abort();
}
