import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Aside } from '../../../client/kit/dialogs/Dialog.tsx';

test('beside a sheet that dims nothing a press does what it does without the sheet, which stays open', async () => {
  const [act, close] = [vi.fn(), vi.fn()];
  render(
    <>
      <button type="button" onClick={act}>
        Log
      </button>
      <Aside open onClose={close} title="Ann wins">
        25 points
      </Aside>
    </>,
  );
  await screen.findByRole('dialog', { name: 'Ann wins' });
  await userEvent.click(screen.getByRole('button', { name: 'Log' }));
  expect(act).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
