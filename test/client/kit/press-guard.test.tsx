/** What vanishes under a finger leaves its place empty for a moment. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePressGuard } from '../../../client/kit/presses/guard.ts';

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

function another(): Element {
  const button = document.createElement('button');
  button.textContent = 'Trade';
  return button;
}

const shield = () => document.querySelector<HTMLElement>('[data-shield]');

/** Until the place of a press has been looked at again: the page's next frame. */
const frame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));

/** Presses as a finger does, on whatever lies on top there, and takes its time until the next press. */
async function tap(): Promise<void> {
  const under = shield() ?? screen.getByRole('button');
  await act(async () => void fireEvent.click(under, { detail: 1, clientX: 140, clientY: 120 }));
  await frame();
}

test('a second press at once does nothing to what has come in the place of what was pressed, a later one does', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Page next="One step back" pressed={pressed} />);
  await tap();
  expect(screen.getByRole('button').textContent).toBe('One step back');
  await tap();
  expect(pressed.mock.calls).toEqual([['Fast forward']]);
  act(() => void vi.advanceTimersByTime(600));
  expect(shield()).toBeNull();
  await tap();
  expect(pressed.mock.calls).toEqual([['Fast forward'], ['One step back']]);
});

test('what vanishes long after the press, as when a server takes its time, is covered', async () => {
  function Slow({ there }: { readonly there: boolean }) {
    usePressGuard();
    return there && <button type="button">Roll</button>;
  }
  const { rerender } = render(<Slow there />);
  await tap();
  vi.advanceTimersByTime(5000);
  await frame();
  document.elementFromPoint = () => document.querySelector('button') ?? document.body.appendChild(another());
  await act(async () => rerender(<Slow there={false} />));
  await frame();
  expect(shield()).not.toBeNull();
  screen.getByText('Trade').remove();
});

test('changes that follow each other have the page laid out for it once, and not each time', async () => {
  render(<Page next="Fast forward" pressed={() => undefined} />);
  await tap();
  let looks = 0;
  document.elementFromPoint = () => {
    looks++;
    return screen.queryByRole('button');
  };
  for (let change = 0; change < 20; change++) {
    document.body.append(document.createElement('i'));
    // What observes changes is called before this goes on.
    await Promise.resolve();
  }
  expect(looks).toBe(0);
  await frame();
  expect(looks).toBe(1);
});

test('what has only been drawn anew is pressed again at once', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Page next="Fast forward" pressed={pressed} />);
  await tap();
  await tap();
  expect(pressed.mock.calls).toHaveLength(2);
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

test('the same button that has become another one is another one', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Renamed names={['Roll', 'End turn']} pressed={pressed} />);
  await tap();
  await tap();
  expect(pressed.mock.calls).toEqual([['Roll']]);
  act(() => void vi.advanceTimersByTime(600));
  await tap();
  expect(pressed.mock.calls).toEqual([['Roll'], ['End turn']]);
});

test('what only counts on is pressed as fast as one likes', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Renamed names={['One more wood: 1', 'One more wood: 2', 'One more wood: 3']} pressed={pressed} />);
  for (let taps = 0; taps < 3; taps++) await tap();
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a press under way when its button becomes another one comes to nothing', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Renamed names={['Roll', 'End turn']} pressed={pressed} />);
  const button = screen.getByRole('button');
  const at = { detail: 1, clientX: 140, clientY: 120 };
  // A server's answer takes its time, and comes between the down and the up of the second press.
  fireEvent.pointerDown(button, at);
  await act(async () => void fireEvent.click(button, { detail: 0 }));
  fireEvent.click(button, at);
  expect(pressed.mock.calls).toEqual([['Roll']]);
});

test('what comes later than what was pressed has gone is covered from then on', async () => {
  const pressed = vi.fn<(name: string) => void>();
  function Late({ name }: { readonly name: string | null }) {
    usePressGuard();
    return (
      name !== null && (
        <button key={name} type="button" onClick={() => pressed(name)}>
          {name}
        </button>
      )
    );
  }
  const { rerender } = render(<Late name="Roll" />);
  await tap();
  await act(async () => rerender(<Late name={null} />));
  await frame();
  act(() => void vi.advanceTimersByTime(3000));
  expect(shield()).toBeNull();
  await act(async () => rerender(<Late name="Buy" />));
  await frame();
  await tap();
  expect(pressed.mock.calls).toEqual([['Roll']]);
  act(() => void vi.advanceTimersByTime(600));
  await tap();
  expect(pressed.mock.calls).toEqual([['Roll'], ['Buy']]);
});

test('a mouse that has gone elsewhere presses what it meets on its return', async () => {
  const pressed = vi.fn<(name: string) => void>();
  render(<Renamed names={['Roll', 'End turn']} pressed={pressed} />);
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 1, clientX: 140, clientY: 120 });
  fireEvent.pointerMove(window, { clientX: 400, clientY: 120 });
  await tap();
  expect(pressed.mock.calls).toEqual([['Roll'], ['End turn']]);
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

test('a press isn’t heard by what has moved under it since the page was last looked at', async () => {
  const heard = vi.fn<() => void>();
  function Board() {
    usePressGuard();
    return ['Pawn', 'Slot'].map((name) => (
      <button key={name} type="button" onPointerDown={() => name === 'Slot' && heard()}>
        {name}
      </button>
    ));
  }
  render(<Board />);
  const [pawn, slot] = ['Pawn', 'Slot'].map((name) => screen.getByText(name)) as [HTMLElement, HTMLElement];
  const at = { detail: 1, clientX: 140, clientY: 120 };
  document.elementFromPoint = () => pawn;
  fireEvent.click(pawn, at);
  document.elementFromPoint = () => shield() ?? slot;
  fireEvent.pointerDown(slot, at);
  expect(heard).not.toHaveBeenCalled();
  expect(shield()).not.toBeNull();
});

test('what stands beside it as it stood is pressed at once, and what has moved there isn’t', async () => {
  const places: Record<string, DOMRect> = {
    A: new DOMRect(100, 100, 24, 24),
    B: new DOMRect(126, 100, 24, 24),
  };
  const buttons = () => screen.queryAllByRole('button');
  const placeOf = (element: Element) => places[element.textContent] ?? new DOMRect();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return placeOf(this);
  });
  document.elementFromPoint = (x, y) =>
    buttons().find((each) => {
      const { left, right, top, bottom } = placeOf(each);
      return left <= x && x < right && top <= y && y < bottom;
    }) ?? null;
  function Row() {
    usePressGuard();
    const [gone, setGone] = useState(false);
    return ['A', 'B'].map((name) =>
      name === 'A' && gone ? null : (
        <button key={name} type="button" onClick={() => setGone(true)}>
          {name}
        </button>
      ),
    );
  }
  render(<Row />);
  const pressA = async () => {
    await act(async () => void fireEvent.click(screen.getByText('A'), { detail: 1, clientX: 112, clientY: 112 }));
    await frame();
    return [shield()!.style.left, shield()!.style.width];
  };
  // 22 pixels to each side, but for what B has of them.
  expect(await pressA()).toEqual(['90px', '36px']);
  cleanup();
  render(<Row />);
  const button = screen.getByText('A');
  button.addEventListener('click', () => {
    places['B'] = new DOMRect(118, 100, 24, 24);
  });
  expect(await pressA()).toEqual(['90px', '44px']);
});
