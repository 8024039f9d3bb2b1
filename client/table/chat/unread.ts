import { useState } from 'react';
import type { TableValue } from '../context.ts';
import { useLines } from './talk.ts';

/** Whether the log and the chat have news for a reader who looks at another panel; null if all panels are visible. */
export function useUnread(
  { timeline, session }: Pick<TableValue, 'timeline' | 'session'>,
  shown: 'hand' | 'log' | 'chat' | null,
): { readonly log: boolean; readonly chat: boolean } {
  const { length } = useLines(session);
  const [seen, setSeen] = useState({ step: timeline.length, lines: length });
  const step = shown === null || shown === 'log' ? timeline.length : seen.step;
  const lines = shown === null || shown === 'chat' ? length : seen.lines;
  // Set while rendering: what is visible now has been seen.
  if (step !== seen.step || lines !== seen.lines) setSeen({ step, lines });
  return { log: timeline.length > step, chat: length > lines };
}
