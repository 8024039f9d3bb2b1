import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Shrines } from '../../../../client/boards/attika/ground/Shrines.tsx';

afterEach(cleanup);

test('a shrine has its temple and its number however far away the camera is', () => {
  const drawn = (grown: number) => {
    const { container } = render(
      <svg>
        <Shrines cells={[0, 5]} grown={grown} />
      </svg>,
    );
    return [container.querySelectorAll('path').length, container.textContent];
  };
  const near = drawn(1);
  expect(near[1]).toBe('12');
  expect(drawn(1.6)).toEqual(near);
});
