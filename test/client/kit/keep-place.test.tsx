/** Where the keyboard stands after what it pressed has gone. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptPlace } from '../../../client/kit/a11y/keep-place.ts';
import { usePressGuard } from '../../../client/kit/presses/guard.ts';
import { BoardScope } from '../../../client/kit/scope/BoardScope.tsx';
import { useScope } from '../../../client/kit/scope/context.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A table with one button, in whose place the next comes when it is pressed. */
function Buttons({ done }: { done(name: string): void }) {
  const scope = useScope();
  const [at, setAt] = useState(0);
  useKeptPlace();
  usePressGuard();
  const press = (name: string) => {
    done(name);
    setAt(at + 1);
  };
  const name = ['Roll', 'Build', 'End'][at]!;
  return (
    <div {...scope.frame}>
      <button key={name} type="button" onClick={() => press(name)}>
        {name}
      </button>
    </div>
  );
}

/** Presses Enter as a browser does, which then clicks what has the focus. */
async function enter(repeat = false): Promise<void> {
  const { activeElement } = document;
  await act(async () => {
    if (fireEvent.keyDown(activeElement!, { key: 'Enter', repeat })) fireEvent.click(activeElement!, { detail: 0 });
  });
}

/** The first button is pressed by a key; returns what was done. */
async function entered() {
  const done = vi.fn<(name: string) => void>();
  render(
    <BoardScope live>
      <Buttons done={done} />
    </BoardScope>,
  );
  act(() => screen.getByRole('button').focus());
  await enter();
  return done;
}

test('a key that is held does nothing to what has come under it, and one that is pressed anew does', async () => {
  const done = await entered();
  expect(document.activeElement?.textContent).toBe('Build');
  await enter(true);
  vi.advanceTimersByTime(2000);
  await enter(true);
  expect(done.mock.calls).toEqual([['Roll']]);
  await enter();
  expect(done.mock.calls).toEqual([['Roll'], ['Build']]);
});

test('a key held on what it came to long ago is heard as long as it is held', async () => {
  const done = await entered();
  vi.advanceTimersByTime(2000);
  screen.getByRole('button').addEventListener('click', (event) => event.stopPropagation(), { once: true });
  await enter();
  await enter(true);
  expect(done.mock.calls).toEqual([['Roll'], ['Build']]);
});

test('what changes while the focus is on its way elsewhere leads it nowhere else', async () => {
  render(
    <BoardScope live>
      <Buttons done={() => undefined} />
    </BoardScope>,
  );
  const button = screen.getByRole('button');
  const next = document.body.appendChild(document.createElement('button'));
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Tab' });
  await act(async () => {
    // As a browser does it, in which others are heard in between.
    button.blur();
    button.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: next }));
    document.body.append(document.createElement('p'));
  });
  expect(document.activeElement).toBe(document.body);
  // Nothing takes it: it isn't on its way any more.
  await act(async () => next.remove());
  expect(document.activeElement).toBe(button);
});

/** A decision whose answer comes later: until then there is nothing but to take it back. */
function Slow({ answered }: { readonly answered: boolean }) {
  const scope = useScope();
  const [sent, setSent] = useState(false);
  useKeptPlace();
  return (
    <div {...scope.frame}>
      {!sent && (
        <button type="button" onClick={() => setSent(true)}>
          Move
        </button>
      )}
      <button type="button">Undo</button>
      {answered && (
        <button type="button" data-act="true">
          Pay
        </button>
      )}
    </div>
  );
}

const slow = (answered: boolean) => (
  <BoardScope live>
    <Slow answered={answered} />
  </BoardScope>
);

test('what is asked for after a while is gone to from where the focus waits, until somebody goes on from there', async () => {
  const { rerender } = render(slow(false));
  act(() => screen.getByText('Move').focus());
  await enter();
  fireEvent.keyUp(document.activeElement!, { key: 'Enter' });
  expect(document.activeElement?.textContent).toBe('Undo');
  await act(async () => rerender(slow(true)));
  expect(document.activeElement?.textContent).toBe('Pay');
});

test('who has gone on by themselves is led nowhere by what is asked for then', async () => {
  const { rerender } = render(slow(false));
  act(() => screen.getByText('Move').focus());
  await enter();
  fireEvent.keyDown(document.activeElement!, { key: 'Shift' });
  await act(async () => rerender(slow(true)));
  expect(document.activeElement?.textContent).toBe('Undo');
});

/** Dice that stay where they lie, and are no button any more once they are rolled. */
function Dice() {
  const scope = useScope();
  const [rolled, setRolled] = useState(false);
  useKeptPlace();
  return (
    <div {...scope.frame}>
      <svg>
        <g {...(rolled ? { role: 'img' } : { role: 'button', tabIndex: 0, onClick: () => setRolled(true) })} />
      </svg>
      <p tabIndex={-1}>Rolled</p>
      <button type="button">Build</button>
    </div>
  );
}

test('what can’t be pressed any more where it stands leads on, too', async () => {
  render(
    <BoardScope live>
      <Dice />
    </BoardScope>,
  );
  act(() => document.querySelector('g')!.focus());
  await enter();
  expect(document.activeElement?.textContent).toBe('Build');
});

test('what has the focus without being there to be pressed keeps it, whatever changes around it', async () => {
  render(
    <BoardScope live>
      <Dice />
    </BoardScope>,
  );
  act(() => screen.getByText('Rolled').focus());
  await enter();
  await act(async () => document.body.append(document.createElement('hr')));
  expect(document.activeElement?.textContent).toBe('Rolled');
});
