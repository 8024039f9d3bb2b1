/** What a place offers to whoever presses it. */

const PRESSABLE =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [role="tab"], [role="option"]';

/** For how many milliseconds what has just come somewhere ignores presses. */
export const REST = 600;

const STATES = ['aria-pressed', 'aria-expanded'] as const;

/** The changes of a page that may change what a place offers. */
export const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['aria-label', ...STATES],
};

/** Something that can be pressed, and what it is to the person who presses it. */
export interface Offer {
  readonly on: Element;
  /** Its name: if it is rendered anew, it is still the same thing. */
  readonly called: string;
  /** Whether it is chosen or open; a press on what is chosen means something else. */
  readonly state: string;
}

export function allPressable(): readonly Element[] {
  return [...document.querySelectorAll(PRESSABLE)];
}

/** What a press on this element offers; null if nothing there can be pressed. */
export function offerOf(target: EventTarget | null): Offer | null {
  const on = target instanceof Element ? target.closest(PRESSABLE) : null;
  return on === null ? null : offer(on);
}

/** Whether both offer the same. The same element may count: what adds one more says each time how many there are. */
export function isSame(one: Offer, other: Offer): boolean {
  if (one.state !== other.state) return false;
  return one.on === other.on ? isCalledAlike(one, other) : one.called !== '' && one.called === other.called;
}

/** Whether they are called the same, but for numbers. */
export function isCalledAlike(one: Offer, other: Offer): boolean {
  return uncounted(one.called) === uncounted(other.called);
}

/** Whether it is still on the page and offers what it did. */
export function isAsItWas(was: Offer): boolean {
  return was.on.isConnected && isSame(was, offer(was.on));
}

function offer(on: Element): Offer {
  const state = STATES.map((name) => on.getAttribute(name) ?? '').join();
  return { on, called: on.getAttribute('aria-label') ?? on.textContent, state };
}

const uncounted = (name: string) => name.replaceAll(/\d+/g, '');
