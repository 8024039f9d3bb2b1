import { useState } from 'react';
import type { AtTable } from './match.ts';

/** Whether log and chat hold news for who looks at another panel; null when all of them are in sight. */
export function useUnread(
  at: AtTable,
  shown: 'hand' | 'log' | 'chat' | null,
): { readonly log: boolean; readonly chat: boolean } {
  const [seen, setSeen] = useState({ step: at.step, lines: at.chat.length });
  const step = shown === null || shown === 'log' ? at.step : seen.step;
  const lines = shown === null || shown === 'chat' ? at.chat.length : seen.lines;
  // Remembered while drawing: what is in sight now has been seen.
  if (step !== seen.step || lines !== seen.lines) setSeen({ step, lines });
  return { log: at.step > step, chat: at.chat.length > lines };
}
