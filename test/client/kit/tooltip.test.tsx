/** A few words at the pointer or the focus come, stay while they are read, and go. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beside } from '../../../client/kit/dialogs/beside.ts';
import { Tooltip } from '../../../client/kit/controls/Tooltip.tsx';
import { Try } from '../../../client/kit/controls/Try.tsx';

/** Whether keys lead the focus: jsdom forgets it now and then. */
let byKeys = true;
const { matches } = Element.prototype;

beforeEach(() => {
  byKeys = true;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? byKeys && this === document.activeElement : matches.call(this, selector);
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });

function Two({ text = 'takes it back' }: { readonly text?: string | undefined }) {
  return (
    <>
      <Tooltip text={text}>
        <button type="button">Undo</button>
      </Tooltip>
      <Tooltip text="says why">
        <button type="button">Hint</button>
      </Tooltip>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const told = () => [...document.querySelectorAll('[data-tip]')].map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('words come to what is pointed at for a moment, and to no finger', async () => {
  render(<Two />);
  fireEvent.pointerEnter(button('Undo'), { pointerType: 'touch' });
  wait(2000);
  expect(told()).toEqual([]);
  await user.hover(button('Undo'));
  expect(told()).toEqual([]);
  wait(500);
  expect(told()).toEqual(['takes it back']);
});

test('who only passes is told nothing', async () => {
  render(<Two />);
  await user.hover(button('Undo'));
  await user.unhover(button('Undo'));
  wait(2000);
  expect(told()).toEqual([]);
});

test('the pointer can go over to the words, and they go when it leaves them', async () => {
  render(<Two />);
  await user.hover(button('Undo'));
  wait(500);
  await user.hover(screen.getByText('takes it back'));
  wait(2000);
  expect(told()).toEqual(['takes it back']);
  await user.unhover(screen.getByText('takes it back'));
  wait(500);
  expect(told()).toEqual([]);
});

test('words come with the focus of a key at once, of one thing at a time, and are put away by Escape', async () => {
  render(<Two />);
  await user.tab();
  expect(told()).toEqual(['takes it back']);
  await user.tab();
  expect(told()).toEqual(['says why']);
  await user.keyboard('{Escape}');
  expect(told()).toEqual([]);
  expect(document.activeElement).toBe(button('Hint'));
});

test('of what has the focus and what is pointed at the last is told, and one at most', async () => {
  render(<Two />);
  await user.tab();
  await user.hover(button('Hint'));
  wait(500);
  expect(told()).toEqual(['says why']);
});

test('a press puts words away, until the pointer comes again', async () => {
  byKeys = false;
  render(<Two />);
  await user.hover(button('Undo'));
  wait(500);
  await user.click(button('Undo'));
  wait(2000);
  expect(told()).toEqual([]);
  await user.unhover(button('Undo'));
  await user.hover(button('Undo'));
  wait(500);
  expect(told()).toEqual(['takes it back']);
});

test('who has pressed already is told nothing', async () => {
  byKeys = false;
  render(<Two />);
  await user.hover(button('Undo'));
  await user.click(button('Undo'));
  wait(2000);
  expect(told()).toEqual([]);
});

test('words follow what they say, and go with what they are about', async () => {
  const { rerender } = render(<Two />);
  await user.tab();
  rerender(<Two text="nothing to take back" />);
  expect(told()).toEqual(['nothing to take back']);
  rerender(<p>gone</p>);
  expect(told()).toEqual([]);
});

test('what an element does by itself it goes on doing', async () => {
  const seen: string[] = [];
  render(
    <Tooltip text="says why">
      <button
        type="button"
        onPointerEnter={() => seen.push('enter')}
        onPointerLeave={() => seen.push('leave')}
        onFocus={() => seen.push('focus')}
        onBlur={() => seen.push('blur')}
      >
        Hint
      </button>
    </Tooltip>,
  );
  await user.hover(button('Hint'));
  await user.unhover(button('Hint'));
  await user.tab();
  await user.tab();
  expect(seen).toEqual(['enter', 'leave', 'focus', 'blur']);
});

test('a button that can be pressed no longer stays the same, with the focus on it', async () => {
  const tried = (reason: string | undefined) => (
    <Try reason={reason} onPress={() => undefined} onRefused={() => undefined}>
      Build
    </Try>
  );
  const { rerender } = render(tried(undefined));
  await user.tab();
  rerender(tried('no wood'));
  expect(document.activeElement).toBe(button('Build'));
  expect(told()).toEqual(['no wood']);
});

const ROOM = { left: 5, top: 5, right: 395, bottom: 695 };
const about = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test.each([
  ['above, in the middle', about(100, 100), 'top', { left: 80, top: 72 }],
  ['below, where it is too high for above', about(100, 10), 'top', { left: 80, top: 58 }],
  ['above, where it is too low for below', about(100, 650), 'bottom', { left: 80, top: 622 }],
  ['clear of the left edge', about(0, 100), 'bottom', { left: 5, top: 148 }],
  ['clear of the right edge', about(360, 100), 'bottom', { left: 315, top: 148 }],
] as const)('words lie %s', (_where, box, side, corner) => {
  expect(beside(box, { width: 80, height: 20 }, side, ROOM)).toEqual(corner);
});
