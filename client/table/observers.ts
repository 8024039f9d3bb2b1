/** What follows a match beside the eyes: sounds, the bell, the browser's tab. */
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

/** Plays what the last move sounds like: each sound once, one after the other. */
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
 * A bell, a mark on the browser's tab and its title tell that everybody waits for this screen, and a notice to who wants calls
 * and looks elsewhere. A screen one thinks at stays lit, but not for a turn that may take a day.
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
