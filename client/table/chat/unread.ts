import { useState } from 'react';
import type { TableValue } from '../context.ts';
import { useLines } from './talk.ts';

/** Whether log and chat hold news for who looks at another panel; null when all of them are in sight. */
export function useUnread(
  { timeline, session }: Pick<TableValue, 'timeline' | 'session'>,
  shown: 'hand' | 'log' | 'chat' | null,
): { readonly log: boolean; readonly chat: boolean } {
  const { length } = useLines(session);
  const [seen, setSeen] = useState({ step: timeline.length, lines: length });
  const step = shown === null || shown === 'log' ? timeline.length : seen.step;
  const lines = shown === null || shown === 'chat' ? length : seen.lines;
  // Remembered while drawing: what is in sight now has been seen.
  if (step !== seen.step || lines !== seen.lines) setSeen({ step, lines });
  return { log: timeline.length > step, chat: length > lines };
}
