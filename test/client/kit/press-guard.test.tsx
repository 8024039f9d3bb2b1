/** What vanishes under a finger leaves its place empty for a moment. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePressGuard } from '../../../client/kit/press-guard.ts';

const PLACE = new DOMRect(100, 100, 80, 40);
const before = document.elementFromPoint as unknown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(PLACE);
  // Whatever button there is stands there.
  document.elementFromPoint = () => screen.queryByRole('button');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.elementFromPoint = before as typeof document.elementFromPoint;
});

/** A button in whose place another comes as soon as it is pressed. */
function Page({ next, pressed }: { readonly next: string; pressed(name: string): void }) {
  usePressGuard();
  const [name, setName] = useState('Fast forward');
  const press = () => {
    pressed(name);
    setName(next);
  };
  return (
    <button key={name} type="button" onClick={press}>
      {name}
    </button>
  );
}

const shield = () => document.querySelector<HTMLElement>('[data-shield]');

/** Presses as a finger does, on whatever lies on top there. */
async function tap(): Promise<void> {
  const under = shield() ?? screen.getByRole('button');
  await act(async () => void fireEvent.click(under, { detail: 1, clientX: 140, clientY: 120 }));
}

test('a second press at once does nothing to what has come in the place of what was pressed, a later one does', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Page next="The deed before" pressed={pressed} />);
  await tap();
  expect(screen.getByRole('button').textContent).toBe('The deed before');
  await tap();
  expect(pressed.mock.calls).toEqual([['Fast forward']]);
  act(() => void vi.advanceTimersByTime(600));
  expect(shield()).toBeNull();
  await tap();
  expect(pressed.mock.calls).toEqual([['Fast forward'], ['The deed before']]);
});

test('what has only been drawn anew is pressed again at once', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Page next="Fast forward" pressed={pressed} />);
  await tap();
  await tap();
  expect(pressed.mock.calls).toHaveLength(2);
});

test('it covers what was pressed, and a press there isn’t one beside what has opened', async () => {
  const heard = vi.fn<() => void>();
  document.addEventListener('pointerdown', heard, { capture: true });
  render(<Page next="Close" pressed={() => undefined} />);
  await tap();
  const { left, top, width, height } = shield()!.style;
  expect([left, top, width, height]).toEqual(['100px', '98px', '80px', '44px']);
  fireEvent.pointerDown(shield()!);
  document.removeEventListener('pointerdown', heard, { capture: true });
  expect(heard).not.toHaveBeenCalled();
});
