import { isUsable } from '../../../client/kit/a11y/usable.ts';

/** Whether keys go on from there. A dialog that has opened takes the focus itself, so that no stray key sets anything off in it. */
export function holds(focused: Element | null): boolean {
  return focused !== null && (isUsable(focused) || focused.matches('[role="dialog"]'));
}

/** An element in words, for who reads that it lost the focus. */
export function told(element: Element | null): string {
  return element === null
    ? 'nothing'
    : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
}
