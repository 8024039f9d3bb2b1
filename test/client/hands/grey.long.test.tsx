/** Whatever looks as if it couldn't be used says why when it is pressed, over whole recorded games and for every seat. */
import { expect, test } from 'vitest';
import { recorded } from './recorded.ts';
import { GAMES } from './seat.tsx';

/** Positions that are looked at, evenly over the game. */
const POSITIONS = 8;

const GREY =
  'button[aria-disabled="true"], [role="button"][aria-disabled="true"], [data-playable="false"], [data-usable="false"]';

test.each(GAMES)('%s: what is grey says why', { timeout: 600_000 }, async (game) => {
  const { record, positions, lay } = await recorded(game);
  const silent = new Set<string>();
  let pressed = 0;
  const every = Math.ceil(positions.length / POSITIONS);
  const states = positions.filter((_, at) => at % every === 0);
  /** What has been pressed already, by its look: one of each kind is enough. */
  const known = new Set<string>();
  for (const state of states)
    for (let seat = 0; seat < Math.min(2, record.players); seat++) {
      const all = [...lay(state, seat).container.querySelectorAll(GREY)].map(lookOf);
      for (const [at, look] of all.entries()) {
        if (known.has(look)) continue;
        known.add(look);
        const { container, press, explained, played } = lay(state, seat);
        const looks = container.innerHTML;
        press(container.querySelectorAll(GREY)[at]!);
        pressed++;
        if (explained.length + played.length === 0 && container.innerHTML === looks) silent.add(look);
      }
    }
  expect([...silent]).toEqual([]);
  expect(pressed).toBeGreaterThan(2);
});

/** Its name but for numbers and names of cards, which are many. */
function lookOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return `${element.getAttribute('class')} ${name.replaceAll(/\d+/g, '').slice(0, 24)}`;
}
