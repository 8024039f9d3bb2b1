/** Makes moves that decide nothing for the player at the screen, after a moment in which they can be stopped. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Move } from '../../../games/kit/rules.ts';
import { useHears } from '../../kit/scope/context.ts';
import { useSettings } from '../../kit/kept/settings.ts';
import { type AtTable, isDown } from '../match.ts';

/** For how many milliseconds such a move is announced before it is made. */
export const PAUSE = 2500;

export interface Formality {
  /** Whether one is about to be made. */
  readonly coming: boolean;
  /** Leaves it to the player. */
  wait(): void;
  /** How many moves to take back from here: a formality goes with the move before it, and isn't made again. */
  takeBack(): number;
}

/** Watches for formalities of the seat on the screen. None is made while `paused`, on a hidden page, or while the wire is down. */
export function useFormality(at: AtTable, play: (move: Move) => void, paused: boolean): Formality {
  const wanted = useSettings().formalities;
  const visible = useSyncExternalStore(onVisibility, isVisible);
  /** The step from which one was made for the player. */
  const made = useRef(-1);
  const [stopped, stopAt] = useState(-1);
  const { phase, timeline, session, control } = at;
  const { step } = timeline.last;
  const live = phase === 'playing' && !isDown(session.connection) && (session.hotseat?.curtain ?? null) === null;
  const move = wanted && live && visible && !paused && stopped !== step ? control.formality : null;

  const make = useEffectEvent(() => {
    if (move === null) return;
    made.current = step;
    play(move);
  });
  const coming = move !== null;
  /** The step it is made at: every one is given a moment of its own. */
  const due = coming ? step : -1;
  useEffect(() => {
    if (due < 0) return undefined;
    const timer = setTimeout(make, PAUSE);
    return () => clearTimeout(timer);
  }, [due]);

  const hears = useHears();
  const wait = useCallback(() => stopAt(step), [step]);
  useEffect(() => {
    if (!coming) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && hears()) wait();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [coming, wait, hears]);

  const takeBack = useCallback(() => {
    const moves = made.current === step - 1 ? 2 : 1;
    stopAt(step - moves);
    return moves;
  }, [step]);
  return useMemo(() => ({ coming, wait, takeBack }), [coming, wait, takeBack]);
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isVisible = () => document.visibilityState !== 'hidden';
