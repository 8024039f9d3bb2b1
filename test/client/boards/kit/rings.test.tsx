import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Rings } from '../../../../client/kit/svg/Rings.tsx';

afterEach(cleanup);

test('a place where several things happened has one ring', () => {
  const { container } = render(
    <svg>
      <Rings last={[{ hex: 1 }, { hex: 2 }, { hex: 1 }]} pointed={[{ hex: 2 }]}>
        {({ hex }) => <circle r={hex} />}
      </Rings>
    </svg>,
  );
  const rings = [...container.querySelectorAll('circle')].map((ring) => [
    ring.getAttribute('r'),
    ring.parentElement!.getAttribute('data-spotlit'),
  ]);
  expect(rings).toEqual([
    ['1', 'false'],
    ['2', 'false'],
    ['2', 'true'],
  ]);
});
