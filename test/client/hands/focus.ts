import { waitFor } from '@testing-library/react';
import { isUsable } from '../../../client/kit/a11y/usable.ts';

/** A press that lost the focus for good is waited for so long. */
const PATIENCE = { timeout: 5000 };

/** Whether keys go on from there. A dialog that has opened takes the focus itself, so that no stray key sets anything off in it. */
function holds(focused: Element | null): boolean {
  return focused !== null && (isUsable(focused) || focused.matches('[role="dialog"]'));
}

/**
 * What has become of the focus after a press, in words; nothing where keys go on from there. A game that goes on by itself may take
 * away once more what has just got it.
 */
export async function lostBy(pressed: Element): Promise<readonly string[]> {
  if (holds(document.activeElement)) return [];
  try {
    await waitFor(() => {
      if (!holds(document.activeElement)) throw new Error('nowhere');
    }, PATIENCE);
    return [];
  } catch {
    return [`${told(pressed)} → ${told(document.activeElement)}`];
  }
}

/** An element in words, for who reads that it lost the focus. */
function told(element: Element | null): string {
  return element === null
    ? 'nothing'
    : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
}
