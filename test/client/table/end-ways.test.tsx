import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { EndWays } from '../../../client/table/result/EndWays.tsx';

beforeEach(() => changeSettings({ language: 'en' }));
test('the ways on that most take stand open, the others come at a press', async () => {
  render(
    <EndWays more={<button type="button">Save</button>}>
      <button type="button">Review</button>
    </EndWays>,
  );
  expect(screen.getByRole('button', { name: 'Review' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});
