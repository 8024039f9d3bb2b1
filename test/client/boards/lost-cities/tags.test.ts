import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TAG, figurePoint, figureScale, tagAside } from '../../../../client/boards/lost-cities/drawing.ts';
import { PATHS, STEPS } from '../../../../games/lost-cities/data.ts';

const styles = readFileSync('client/boards/lost-cities/pieces/Figures.module.css', 'utf8');
/** How much larger a tag is drawn than its figure, on the smallest map. */
const grown = Math.max(...[...styles.matchAll(/ scale: ([\d.]+)/g)].map(([, scale]) => Number(scale)));

/** From where to where a tag reaches across the map. */
function reach(seat: number, seats: number, colour: number, step: number): readonly [number, number] {
  const scale = figureScale(seats) * grown;
  const middle = figurePoint(seat, seats, colour, step).x + tagAside(seat, seats, colour, step) * scale;
  return [middle - TAG * scale, middle + TAG * scale];
}

test('figures beside each other on two paths show the cards of both, also on the smallest map', () => {
  expect(grown).toBeGreaterThan(1);
  for (const seats of [2, 3, 4]) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    for (let step = 1; step <= STEPS; step++)
      for (let colour = 1; colour < PATHS; colour++) {
        const rightmost = Math.max(...all.map((seat) => reach(seat, seats, colour - 1, step)[1]));
        const leftmost = Math.min(...all.map((seat) => reach(seat, seats, colour, step)[0]));
        expect(leftmost - rightmost, `${seats} seats, step ${step}, path ${colour}`).toBeGreaterThan(2);
      }
  }
});
