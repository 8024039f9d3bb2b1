/** The way back closes what is open before it leaves the page. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useSearch } from 'wouter';
import { Dialog, Sheet } from '../../../client/kit/dialogs/Dialog.tsx';
import { EndWays } from '../../../client/table/result/EndWays.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';

function Page() {
  const [open, setOpen] = useState({ sheet: false, dialog: false });
  useSearch();
  return (
    <>
      <button type="button" onClick={() => setOpen({ ...open, sheet: true })}>
        Help
      </button>
      <Sheet open={open.sheet} onClose={() => setOpen({ ...open, sheet: false })} title="Rules">
        <button type="button" onClick={() => setOpen({ ...open, dialog: true })}>
          More
        </button>
      </Sheet>
      <Dialog open={open.dialog} onClose={() => setOpen({ ...open, dialog: false })} title="More rules">
        more
      </Dialog>
    </>
  );
}

beforeEach(() => {
  changeSettings({ language: 'en', sound: false });
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/table');
});
const dialogs = () => screen.queryAllByRole('dialog', { hidden: true }).length;

/** Goes back, and waits until the browser has. */
async function goBack(): Promise<void> {
  const there = new Promise((moved) => {
    window.addEventListener('popstate', moved, { once: true });
  });
  await act(async () => {
    history.back();
    await there;
  });
}

test('what opened last is closed first, and with nothing open any more one leaves by one step', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(dialogs()).toBe(2);
  await goBack();
  await waitFor(() => expect([dialogs(), location.pathname]).toEqual([1, '/table']));
  await goBack();
  await waitFor(() => expect([dialogs(), location.pathname]).toEqual([0, '/table']));
  await goBack();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('what was closed by itself costs no step back, however often it was opened', async () => {
  const user = userEvent.setup();
  render(<Page />);
  for (let times = 0; times < 3; times++) {
    await user.click(screen.getByRole('button', { name: 'Help' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toBe(0));
  }
  await goBack();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('what the address has come to tell while something was open it tells afterwards, too', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  act(() => history.replaceState(null, '', '/table?at=5'));
  await goBack();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(location.search).toBe('?at=5');
});

test('a menu within a sheet is closed before the sheet', async () => {
  const user = userEvent.setup();
  const save = <button type="button">Save</button>;
  render(
    <Sheet open onClose={() => undefined} title="Result" actions={<EndWays more={save}>{null}</EndWays>}>
      Ann wins.
    </Sheet>,
  );
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(screen.getByText('Ann wins.')).toBeDefined();
  expect(location.pathname).toBe('/table');
});
