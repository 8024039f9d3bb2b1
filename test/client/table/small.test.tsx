/** The table on a phone: what has no room there is reached, and heard, all the same. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { SIZES } from '../../../client/kit/sizes.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { Laid, human, pebblesMatch } from './lay.tsx';
import { board, meta } from './pebbles.tsx';

beforeEach(() => {
  changeSettings({ language: 'en', sound: false });
  const phone = (query: string) => ({
    matches: query === SIZES.phone,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('matchMedia', phone);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function lay() {
  const match = pebblesMatch([human('Ana'), human('Bo')]);
  render(<Laid match={match} />);
  act(() => match.hotseat.lift(0));
  return { match, user: userEvent.setup() };
}

test('behind the tab of the hand what happens is heard all the same, and once while the log itself is open', async () => {
  const { match, user } = lay();
  await act(() => match.play({ type: 'draw' }));
  const heard = screen.getByRole('log', { name: 'Log' });
  expect(heard.textContent).toContain('Ana');
  await user.click(screen.getByRole('tab', { name: /^Log/ }));
  expect(screen.getAllByRole('log')).toHaveLength(1);
  expect(screen.getByRole('log').closest('[role="tabpanel"]')).not.toBeNull();
});

test('pressing a player tells all that is open about them, and of nobody else', async () => {
  const { user } = lay();
  await user.click(screen.getByRole('button', { name: 'Bo: details' }));
  const sheet = await screen.findByRole('dialog', { name: 'Bo: details' });
  expect(within(sheet).getAllByText(/ marks$/)).toHaveLength(1);
});

test('who looks on sees no tab of a hand that they don’t have', () => {
  const match = pebblesMatch([human('Ana'), human('Bo')]);
  match.open();
  const at = match.getSnapshot();
  const session = { ...at.session, connection: 'online' as const, hotseat: null };
  const last = { ...at.timeline.last, seat: null };
  const timeline = { ...at.timeline, last, at: () => last };
  render(<TablePage match={match} at={{ ...at, session, timeline }} game={{ meta, board }} endActions={null} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Log', 'Chat']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Log');
});
