/** r, shift+r and the wheel turn what is to be laid, once a stroke, and only while there is something. */
import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoardScope } from '../../../client/kit/scope/BoardScope.tsx';
import { useTurning } from '../../../client/kit/motion/turning.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function hand() {
  const turns: number[] = [];
  const { result, rerender, unmount } = renderHook((active: boolean) => useTurning(active, (by) => turns.push(by)), {
    initialProps: true,
  });
  return { turns, unmount, wheel: (down: boolean) => result.current(down), set: rerender };
}

/** Presses a key; whether the browser may still do its own with it. */
function press(key: string, more: KeyboardEventInit = {}, on: EventTarget = window): boolean {
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

test('r turns on and shift+r back, and no other key', () => {
  const { turns } = hand();
  expect([press('r'), press('R', { shiftKey: true }), press('e')]).toEqual([false, false, true]);
  expect(turns).toEqual([1, -1]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('the browser keeps r with %o', (more) => {
  const { turns } = hand();
  expect(press('r', more)).toBe(true);
  expect(turns).toEqual([]);
});

test('a key that something else has taken, or that means a letter, turns nothing', () => {
  const { turns } = hand();
  const field = document.body.appendChild(document.createElement('input'));
  press('r', {}, field);
  field.remove();
  const taken = (event: Event) => event.preventDefault();
  window.addEventListener('keydown', taken, { capture: true });
  press('r');
  window.removeEventListener('keydown', taken, { capture: true });
  expect(turns).toEqual([]);
});

test('with nothing to lay neither key nor wheel turns, and the wheel is left to others', () => {
  const { turns, wheel, set } = hand();
  set(false);
  expect([press('r'), wheel(true)]).toEqual([true, false]);
  set(true);
  press('r');
  expect(turns).toEqual([1]);
});

test('a hand that is gone hears no key', () => {
  const { turns, unmount } = hand();
  unmount();
  press('r');
  expect(turns).toEqual([]);
});

test('a stroke of the wheel turns once, whatever it sends, and the next one again', () => {
  const { turns, wheel } = hand();
  expect([wheel(true), wheel(true)]).toEqual([true, true]);
  expect(turns).toEqual([1]);
  vi.advanceTimersByTime(160);
  expect(wheel(false)).toBe(true);
  expect(turns).toEqual([1, -1]);
  vi.advanceTimersByTime(159);
  wheel(false);
  expect(turns).toEqual([1, -1]);
});

test('a board that doesn’t listen leaves the key to the one that does', () => {
  const turns: string[] = [];
  function Hand({ name }: { readonly name: string }) {
    useTurning(true, () => turns.push(name));
    return null;
  }
  render(
    <>
      <BoardScope live={false}>
        <Hand name="shown" />
      </BoardScope>
      <BoardScope live>
        <Hand name="played" />
      </BoardScope>
    </>,
  );
  press('r');
  expect(turns).toEqual(['played']);
});
