/** Enter and space press nothing that has come to the focus, or become another thing, by itself. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePressGuard } from '../../../client/kit/presses/guard.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** One and the same button, which is called something else after each press. */
function Renamed({ names, pressed }: { readonly names: readonly string[]; pressed(name: string): void }) {
  usePressGuard();
  const [at, setAt] = useState(0);
  const name = names[at] ?? 'Nothing';
  const press = () => {
    pressed(name);
    setAt(at + 1);
  };
  return (
    <button type="button" onClick={press}>
      {name}
    </button>
  );
}

/** Presses a key as a browser does, which then clicks what has the focus. */
async function key(name: 'Enter' | ' ', repeat = false): Promise<void> {
  await act(async () => {
    const on = document.activeElement!;
    const down = fireEvent.keyDown(on, { key: name, repeat });
    if (name === 'Enter' && down) fireEvent.click(on, { detail: 0 });
    const up = fireEvent.keyUp(document.activeElement!, { key: name });
    if (name === ' ' && down && up) fireEvent.click(on, { detail: 0 });
  });
}

describe.each(['Enter', ' '] as const)('the key "%s", twice', (name) => {
  test('presses nothing that has got the focus by itself, but for a moment later', async () => {
    const pressed = vi.fn<(name: string) => void>();
    function Passed() {
      usePressGuard();
      const [over, end] = useState(false);
      return over ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <button key="take" type="button" autoFocus onClick={() => pressed('take')}>
          I’m Ben
        </button>
      ) : (
        <button key="end" type="button" onClick={() => end(true)}>
          End turn
        </button>
      );
    }
    render(<Passed />);
    screen.getByRole('button').focus();
    await key(name);
    await key(name);
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    await key(name);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('presses nothing that the focused button has become', async () => {
    const pressed = vi.fn<(name: string) => void>();
    render(<Renamed names={['Roll', 'End turn']} pressed={pressed} />);
    screen.getByRole('button').focus();
    await key(name);
    await key(name);
    expect(pressed.mock.calls).toEqual([['Roll']]);
  });

  test('presses what the focus was moved to in between', async () => {
    const pressed = vi.fn<(name: string) => void>();
    function Two() {
      usePressGuard();
      return ['A', 'B'].map((each) => (
        <button key={each} type="button" onClick={() => pressed(each)}>
          {each}
        </button>
      ));
    }
    render(<Two />);
    screen.getByText('A').focus();
    await key(name);
    fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
    screen.getByText('B').focus();
    await key(name);
    expect(pressed.mock.calls).toEqual([['A'], ['B']]);
  });

  test('presses what has come once another key was pressed in between', async () => {
    const pressed = vi.fn<(name: string) => void>();
    render(<Renamed names={['Roll', 'End turn']} pressed={pressed} />);
    screen.getByRole('button').focus();
    await key(name);
    fireEvent.keyDown(document.activeElement!, { key: 'Shift' });
    await key(name);
    expect(pressed.mock.calls).toEqual([['Roll'], ['End turn']]);
  });

  test('held down presses once, however long it is held', async () => {
    const pressed = vi.fn<(name: string) => void>();
    render(<Renamed names={['Roll', 'End turn']} pressed={pressed} />);
    screen.getByRole('button').focus();
    await key(name);
    vi.advanceTimersByTime(5000);
    await key(name, true);
    expect(pressed.mock.calls).toEqual([['Roll']]);
  });
});
