/** What every board keeps to itself where it stands twice on a page. */
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, Move, Seat } from '../../../../games/kit/rules.ts';
import type { Laid, tableOf } from './table.tsx';

/** Something to begin at a board. */
interface Draft<State, M extends Move, E extends GameEvent> {
  begin(table: Laid<State, M, E>): void;
  /** Whether it is begun there. */
  begun(table: Laid<State, M, E>): boolean;
}

/** One game's part: two positions with something to begin in each. */
interface Pair<State, M extends Move, E extends GameEvent> {
  /** Who looks at both. What it begins fits both positions, though they differ. */
  readonly seat: Seat;
  readonly states: readonly [State, State];
  /** What isn't a move yet, where the game's moves take more than one press. */
  readonly draft?: Draft<State, M, E>;
  /** An event that leaves a mark where it happened. */
  readonly marked: E;
  /** Something that travels, if things do in this game. */
  readonly flying?: E;
}

export function standsTwice<State extends object, M extends Move, E extends GameEvent>(
  lay: ReturnType<typeof tableOf<State, M, object, E>>,
  { seat, states, draft, marked, flying }: Pair<State, M, E>,
): void {
  const both = (still: boolean) => [lay(states[0], seat), lay(states[1], seat, { beside: true, still })] as const;
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  describe.each([
    ['beside another live one', false],
    ['beside a still one', true],
  ])('a live board %s', (_, still) => {
    test('lights alone what is pointed at in its log', () => {
      const one = lay(states[0], seat, { spotlight: marked });
      const other = lay(states[1], seat, { beside: true, still });
      expect([one, other].map(({ container }) => container.querySelector('[data-spotlit="true"]') !== null)).toEqual([
        true,
        false,
      ]);
    });

    test('shares no name in the drawing', () => {
      both(still);
      const names = [...document.querySelectorAll('svg [id]')].map(({ id }) => id);
      expect(names).toEqual([...new Set(names)]);
    });

    test.runIf(flying !== undefined)('sends what travels from its own things to its own things', () => {
      const [one, other] = both(still);
      const measured: Element[] = [];
      const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
      measure.mockImplementation(function (this: Element) {
        measured.push(this);
        return new DOMRect(0, 0, 10, 10);
      });
      for (const table of [one, other]) {
        measured.length = 0;
        table.show(states[0], [flying!]);
        expect(measured.length).toBeGreaterThan(1);
        expect(measured.filter((element) => !table.container.contains(element))).toEqual([]);
      }
    });
  });

  if (draft !== undefined) keepsDrafts(both, draft);
}

/** What is begun at a board stays there, and its keys reach it alone. */
function keepsDrafts<State extends object, M extends Move, E extends GameEvent>(
  both: (still: boolean) => readonly [Laid<State, M, E>, Laid<State, M, E>],
  { begin, begun }: Draft<State, M, E>,
): void {
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

  test.each([
    ['another live one', false],
    ['a still one', true],
  ])('a live board beside %s keeps what is begun at it to itself', (_, still) => {
    const [one, other] = both(still);
    begin(one);
    expect([begun(one), begun(other)]).toEqual([true, false]);
    begin(other);
    escape();
    expect([begun(one), begun(other)]).toEqual(still ? [false, true] : [true, false]);
  });

  test('of two live boards the one that was touched last hears the keys', () => {
    const [one, other] = both(false);
    begin(one);
    begin(other);
    fireEvent.pointerDown(one.container.querySelector('svg, button')!);
    escape();
    expect([begun(one), begun(other)]).toEqual([false, true]);
    fireEvent.pointerDown(other.container.querySelector('svg, button')!);
    escape();
    expect(begun(other)).toBe(false);
  });

  test('a board hears the keys again when the one that came after it has gone', () => {
    const [one, other] = both(false);
    begin(one);
    other.leave();
    escape();
    expect(begun(one)).toBe(false);
  });
}
