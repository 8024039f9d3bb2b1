/** Styles ask for widths by the names that `client/kit/widths.ts` gives them. */
import { expect, test } from 'vitest';
import { WIDTHS } from '../../client/kit/widths.ts';
import { namedWidths } from '../../server/cli/bundle/widths.ts';
import { filesIn, read } from './source.ts';

/** What a stylesheet becomes in a build. */
function written(css: string): unknown {
  const { transform } = namedWidths(WIDTHS);
  if (typeof transform !== 'object') throw new Error('no transform with a filter');
  return Reflect.apply(transform.handler, {}, [css, '/a.css']);
}

test('a name stands for its width in every query, and nowhere else', () => {
  expect(written('@media (--phone) and (height <= 700px) { a { width: calc(var(--phone)) } }')).toBe(
    '@media (width < 960px) and (height <= 700px) { a { width: calc(var(--phone)) } }',
  );
  expect(written('@media not (--wide) {}\n@container hand (--slim) {}')).toBe(
    '@media not (width >= 1200px) {}\n@container hand (width < 480px) {}',
  );
});

test('a name that there isn’t is told with those that there are', () => {
  expect(() => written('@media (--broad) {}')).toThrow(
    'no width is called --broad: there are slim, narrow, phone, wide',
  );
});

/** Where a page changes at a width of its own, since at a named one it would look worse. */
const OF_THEIR_OWN = [
  // Four wishes in one line.
  'client/home/Wishes.module.css 719',
  // Seats and invitation beside each other.
  'client/lobby/room/WaitingRoom.module.css 800',
  'client/lobby/seat/ShareLink.module.css 800',
  // A name of three letters beside four counts.
  'client/table/seats/PlayersColumn.module.css 359',
  // What is told beside seven buttons and a slider.
  'client/table/past/PastLine.module.css 1399',
];

test('a window’s width is asked for by its name', () => {
  const asked = filesIn('client', '.css').flatMap((path) =>
    [...read(path).matchAll(/@media[^{]*?width[^{\d]*(\d+)px/g)].map(([, width]) => `${path} ${width}`),
  );
  expect(asked.toSorted()).toEqual(OF_THEIR_OWN.toSorted());
});
