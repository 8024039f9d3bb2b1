import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { BoardScope } from '../../../../client/kit/scope/BoardScope.tsx';
import { usePointAt } from '../../../../client/kit/motion/spotlight.ts';
import { Rings } from '../../../../client/kit/svg/Rings.tsx';

/** Points at two things that happened at one place. */
function Pointing() {
  const pointAt = usePointAt();
  useEffect(() => pointAt([{ type: 'built' }, { type: 'paid' }]), [pointAt]);
  return null;
}

test('a place where several things happened has one ring', () => {
  const { container } = render(
    <BoardScope live={false}>
      <Pointing />
      <svg>
        <Rings last={[{ hex: 1 }, { hex: 2 }, { hex: 1 }]} places={() => [{ hex: 2 }]}>
          {({ hex }) => <circle r={hex} />}
        </Rings>
      </svg>
    </BoardScope>,
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
