/** What can be used with a keyboard. */

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';
const PUT_AWAY = '[hidden], [inert], [aria-hidden="true"], :disabled';

/** Whether the element is on the page, in sight, and takes the focus. */
export function isUsable(element: Element): element is HTMLElement | SVGElement {
  return element.matches(CONTROLS) && isReachable(element);
}

/** All of it in an element, in reading order. */
export function usableIn(element: Element): readonly (HTMLElement | SVGElement)[] {
  return [...element.querySelectorAll<HTMLElement | SVGElement>(CONTROLS)].filter(isReachable);
}

function isReachable(control: Element): boolean {
  return control.isConnected && control.closest(PUT_AWAY) === null && isSeen(control);
}

function isSeen(element: Element): boolean {
  // Not every document is laid out.
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}
