/** Selects what can be used with a keyboard. */

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';
const PUT_AWAY = '[hidden], [inert], [aria-hidden="true"], :disabled';

/** Whether the element is in the document, visible and focusable. */
export function isUsable(element: Element): element is HTMLElement | SVGElement {
  return element.matches(CONTROLS) && isReachable(element);
}

/** All such elements inside another, in document order. */
export function usableIn(element: Element): readonly (HTMLElement | SVGElement)[] {
  return [...element.querySelectorAll<HTMLElement | SVGElement>(CONTROLS)].filter(isReachable);
}

function isReachable(control: Element): boolean {
  return control.isConnected && control.closest(PUT_AWAY) === null && isSeen(control);
}

/** Whether the element is laid out and not hidden. */
export function isSeen(element: Element): boolean {
  // jsdom lays nothing out and has no such function.
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}
