/** Makes moves that decide nothing automatically, after a moment in which the player can stop them. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Move } from '../../../games/kit/rules.ts';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useSettings } from '../../kept/settings.ts';
import { type AtTable, isDown } from '../match.ts';

/** For how many milliseconds such a move is announced before it is made. */
export const PAUSE = 2500;

export interface Formality {
  /** Whether such a move is about to be made. */
  readonly coming: boolean;
  /** Stops it; the player makes the move. */
  wait(): void;
  /** How many moves an undo takes back from here: an automatic move is undone together with the move before it. */
  takeBack(): number;
}

/**
 * Watches for formalities of the seat on the screen. Makes none while `paused`, on a hidden page, or while the
 * connection is down.
 */
export function useFormality(at: AtTable, play: (move: Move) => void, paused: boolean): Formality {
  const wanted = useSettings().formalities;
  const visible = useSyncExternalStore(onVisibility, isVisible);
  /** The step from which the last automatic move was made. */
  const [made, makeAt] = useState(-1);
  const [stopped, stopAt] = useState(-1);
  const { phase, timeline, session, control } = at;
  const { step } = timeline.last;
  // What was taken back isn't made again by itself, whoever took it back and in whatever way.
  const [reached, reach] = useState(step);
  if (step !== reached) {
    reach(step);
    if (step < reached) stopAt(step);
    if (step <= made) makeAt(-1);
  }
  const live = phase === 'playing' && !isDown(session.connection) && (session.hotseat?.curtain ?? null) === null;
  const move = wanted && live && visible && !paused && stopped !== step ? control.formality : null;

  const make = useEffectEvent(() => {
    if (move === null) return;
    makeAt(step);
    play(move);
  });
  const coming = move !== null;
  /** The step at which it will be made: each automatic move gets its own pause. */
  const due = coming ? step : -1;
  useEffect(() => {
    if (due < 0) return undefined;
    const timer = setTimeout(make, PAUSE);
    return () => clearTimeout(timer);
  }, [due]);

  const wait = useCallback(() => stopAt(step), [step]);
  useEscape(coming ? wait : undefined);

  const takeBack = useCallback(() => (made === step - 1 ? 2 : 1), [made, step]);
  return useMemo(() => ({ coming, wait, takeBack }), [coming, wait, takeBack]);
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isVisible = () => document.visibilityState !== 'hidden';
