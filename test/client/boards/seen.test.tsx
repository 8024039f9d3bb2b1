/** Every board looks where a hint speaks of, however near and wherever it is looked at. */
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../../../client/stage/scene.ts';
import { shelf } from '../../../games/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { replay } from '../../../games/kit/record.ts';
import type { GameEvent, Move } from '../../../games/kit/rules.ts';
import { shortest } from '../../e2e/saved.ts';
import { drawnGames, layOf } from './kit/table.tsx';

/** What a phone's board is left where much stands around it, in pixels. */
const ROOM = { width: 320, height: 150 };

type AnyScene = Pick<Scene<object, Move, GameEvent>, 'ways' | 'shows'>;
const scenes = import.meta.glob<AnyScene>('../../../client/boards/*/scene.ts', { import: 'scene' });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: (entries: readonly object[]) => void) {}
      observe(): void {
        this.told([{ contentRect: ROOM }]);
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(drawnGames)('%s', (game) => {
  test('shows whatever move a hint names', async () => {
    let hints = 0;
    for await (const { events, table } of hintsIn(game)) {
      // Somewhere else, and as near as it goes.
      for (let presses = 0; presses < 6; presses++) fireEvent.keyDown(document.body, { key: '+' });
      table.hint(events);
      const rings = [...table.container.querySelectorAll('[data-spotlit="true"]')];
      hints += Math.min(1, rings.length);
      for (const ring of rings) expect(outside(ring), JSON.stringify(events)).toBeNull();
    }
    expect(hints).toBeGreaterThan(0);
  });
});

/** Tables at moments of a game, each with what the move that was made there brought. */
async function* hintsIn(game: string) {
  const { load, meta } = shelf.get(game)!;
  const { rules } = await load();
  const [lay, scene] = await Promise.all([layOf(game), scenes[`../../../client/boards/${game}/scene.ts`]!()]);
  const record = shortest(game);
  const at = (step: number) => replay(rules, meta, { ...record, turns: record.turns.slice(0, step) }).state;
  const hintsFrom = (step: number) => {
    const { seat, move } = record.turns[step]!;
    const state = at(step);
    const pressed = scene.ways(move, { state, seat, step, legal: rules.legal(state, seat) }).flat().length > 0;
    const events: GameEvent[] = [];
    if (pressed) rules.apply(rules.clone(state), seat, move, randomFrom('hint'), (event) => events.push(event));
    return events.some((event) => scene.shows(event, state).length > 0) ? [{ events, state, seat }] : [];
  };
  for (const share of [0, 0.3, 0.6, 0.9]) {
    const from = Math.floor(record.turns.length * share);
    // The next move that something on the board is marked for.
    for (let step = from; step < record.turns.length; step++) {
      const [hint] = hintsFrom(step);
      if (hint === undefined) continue;
      yield { events: hint.events, table: lay(hint.state, hint.seat) };
      break;
    }
  }
}

/** Where the middle of a ring lies on the screen, if that is beyond the board. */
function outside(ring: Element): { x: number; y: number } | null {
  const view = ring.closest<SVGGElement>('g[style]')!;
  const [, x = 0, y = 0, scale = 1] =
    /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(view.style.transform)?.map(Number) ?? [];
  const middle = middleOf(ring);
  const at = { x: x + middle.x * scale, y: y + middle.y * scale };
  return at.x < 0 || at.y < 0 || at.x > ROOM.width || at.y > ROOM.height ? at : null;
}

/** Read from what is drawn. What is turned is drawn around its origin. */
function middleOf(ring: Element): { x: number; y: number } {
  const shape = ring.querySelector('rect, circle, ellipse, polygon')!;
  const own = (...names: string[]) => names.map((name) => Number(shape.getAttribute(name) ?? 0));
  const moved = [...ring.querySelectorAll('[transform]')].flatMap((each) => {
    const found = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(each.getAttribute('transform') ?? '');
    return found === null ? [] : [{ x: Number(found[1]), y: Number(found[2]) }];
  });
  const start = { x: 0, y: 0 };
  const base = moved.reduce((sum, by) => ({ x: sum.x + by.x, y: sum.y + by.y }), start);
  if (shape.matches('rect')) {
    const [x = 0, y = 0, width = 0, height = 0] = own('x', 'y', 'width', 'height');
    return { x: base.x + x + width / 2, y: base.y + y + height / 2 };
  }
  if (!shape.matches('polygon')) {
    const [x = 0, y = 0] = own('cx', 'cy');
    return { x: base.x + x, y: base.y + y };
  }
  const points = (shape.getAttribute('points') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const of = (axis: number) => points.filter((_, i) => i % 2 === axis);
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  return { x: base.x + mean(of(0)), y: base.y + mean(of(1)) };
}
