/** What reacts to a match besides the page: sounds, the bell and the browser's tab. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { callFromHere } from '../kit/page/calling.ts';
import { markTab } from '../kit/page/mark-tab.ts';
import { useTitle } from '../kit/page/title.ts';
import { keepAwake } from '../kit/page/wake-lock.ts';
import { paceMs } from '../kit/motion/motion.ts';
import { type Sound, playSound } from '../kit/sound/sound.ts';
import { useLanguage } from '../text/index.ts';
import { calls } from '../text/shell/calls.ts';
import type { TableValue } from './context.ts';

/** Plays the sounds of the last move, each once, one after another. */
export function useSounds({ position, board }: Pick<TableValue, 'position' | 'board'>): void {
  const { step, events } = position;
  const heardStep = useRef(step);
  useEffect(() => {
    const news = step === heardStep.current + 1;
    heardStep.current = step;
    if (!news) return;
    const sounds = new Set(events.map((event) => board.sounds[event.type]).filter((sound) => sound !== undefined));
    for (const [order, sound] of [...sounds].entries()) later(sound, order);
  }, [step, events, board]);
}

function later(sound: Sound, order: number): void {
  setTimeout(() => playSound(sound), order * (paceMs('stagger') + paceMs('fast')));
}

/**
 * Tells the player that everybody waits for them: with a bell, the tab's mark and title, and a notification if the page
 * isn't visible and the user wants that. It also keeps the screen on, except for turns that may take a day.
 */
export function useTurnSignal({ phase, position, session, words, text }: TableValue): void {
  const { seat, toMove } = position;
  const yours = phase === 'playing' && seat !== null && toMove.includes(seat);
  const lit = yours && session.terms.pace?.kind !== 'slow';
  useTitle(yours ? `● ${text.yourTurn} · ${words.name}` : words.name);
  const { yourTurn, everybodyWaits } = calls[useLanguage()];
  const call = useEffectEvent(() => {
    playSound('bell');
    callFromHere(yourTurn(words.name), { body: everybodyWaits, tag: session.id, data: window.location.pathname });
  });
  const before = useRef(yours);
  useEffect(() => {
    if (yours && !before.current) call();
    before.current = yours;
    return yours ? markTab() : undefined;
  }, [yours]);
  useEffect(() => (lit ? keepAwake() : undefined), [lit]);
}
