/** Presses twice, and lets whatever the first press has brought come to where it was. */
import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const PRESSABLE =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [role="tab"], [role="option"]';

/** How a person takes something for the same: by its name, and by whether it is chosen or open. */
function signOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return [name, element.getAttribute('aria-pressed'), element.getAttribute('aria-expanded')].join(' | ');
}

/** What can be pressed on the page, with what it is to a person. */
function offered(): ReadonlyMap<Element, string> {
  return new Map([...document.querySelectorAll(PRESSABLE)].map((each) => [each, signOf(each)]));
}

const PLACE = new DOMRect(100, 100, 80, 40);
const POINT = { clientX: 140, clientY: 120 } as const;

const shield = () => document.querySelector('[data-shield]');

/** What lies where the press was. */
let lies: Element | null = null;

/** Everything stands in one place, and on top of it what the presses here say. Returns the way back. */
export function stackAll(): () => void {
  const before = document.elementFromPoint as unknown;
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(PLACE);
  document.elementFromPoint = () => {
    const covers = shield();
    return covers !== null && (covers as HTMLElement).style.pointerEvents !== 'none' ? covers : lies;
  };
  return () => {
    measured.mockRestore();
    document.elementFromPoint = before as typeof document.elementFromPoint;
    lies = null;
  };
}

/** `late`: by the pointer, which has stayed there, once the others have played. */
export type Way = 'pointer' | 'late' | 'Enter' | ' ';

/** What a second press met that the first one's place hadn't offered, in words. */
export async function pressTwice(
  on: HTMLElement | SVGElement,
  way: Way,
  othersPlay: () => Promise<void>,
): Promise<readonly string[]> {
  const byKey = way === 'Enter' || way === ' ';
  await act(async () => (byKey ? tabTo(on) : pointElsewhere()));
  const before = offered();
  const wrong: string[] = [];
  const first = signOf(on);
  const note = (event: Event) => {
    const met = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (met === null) return;
    const counted = (name: string) => name.replaceAll(/\d+/g, '');
    const same = met === on ? counted(signOf(met)) === counted(first) : signOf(met) === first;
    if (!same) wrong.push(`${first} → ${signOf(met)}`);
  };
  await (byKey ? key(on, way) : tap(on));
  if (way === 'late') await othersPlay();
  const type = byKey ? 'keydown' : 'click';
  // Below the page's own listeners and above all of React's.
  document.body.addEventListener(type, note, { capture: true });
  try {
    if (byKey) await key(document.activeElement ?? document.body, way);
    else for (const other of comeSince(before)) await tap(other);
  } finally {
    document.body.removeEventListener(type, note, { capture: true });
    shield()?.remove();
  }
  return wrong;
}

/** How many of what has come are tried: each could lie where the press was. */
const TRIED = 5;

/** What can be pressed and couldn't before, or has become something else. */
function comeSince(before: ReadonlyMap<Element, string>): readonly Element[] {
  const fresh = [...offered()].filter(([each, sign]) => before.get(each) !== sign).map(([each]) => each);
  return fresh.slice(0, TRIED);
}

/** The pointer has been somewhere else since the last press: what is pressed next is meant. */
function pointElsewhere(): void {
  lies = null;
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 });
}

/** So has the focus: it has come there by a key of its own. */
function tabTo(on: HTMLElement | SVGElement): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  on.focus();
}

/** A press on whatever lies there when something comes to that place: it is seen first, and then pressed. */
async function tap(element: Element): Promise<void> {
  lies = element;
  const meets = () => (document.elementFromPoint(POINT.clientX, POINT.clientY) ?? document.body) as HTMLElement;
  const at = { ...POINT, detail: 1, button: 0, pointerType: 'mouse', pointerId: 1 };
  await act(async () => {
    const down = meets();
    fireEvent.pointerDown(down, at);
    const up = meets();
    fireEvent.pointerUp(up, at);
    // A browser clicks what holds both.
    if (up === down) fireEvent.click(down, at);
  });
}

/** Presses a key as a browser does, which then clicks what has the focus. */
async function key(on: Element, name: 'Enter' | ' '): Promise<void> {
  await act(async () => {
    const down = fireEvent.keyDown(on, { key: name });
    const native = on.matches('button, summary');
    if (native && name === 'Enter' && down) fireEvent.click(on, { detail: 0 });
    const up = fireEvent.keyUp(document.activeElement ?? on, { key: name });
    if (native && name === ' ' && down && up) fireEvent.click(on, { detail: 0 });
  });
}
