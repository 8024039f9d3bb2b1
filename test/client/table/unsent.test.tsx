/** A press that comes to nothing because nothing can be sent now says why, though the rules would allow it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { Connection } from '../../../client/table/match.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { pebblesMatch } from './lay.tsx';
import { board, meta } from './pebbles.tsx';
import { seen } from './seen.ts';

beforeEach(() => changeSettings({ language: 'en', sound: false }));

function pressE(connection: Connection, ready: boolean) {
  cleanup();
  const match = pebblesMatch(['Ana', 'Bo']);
  match.hotseat.lift(0);
  const at = match.getSnapshot();
  const session = { ...at.session, connection };
  const control = { ...at.control, ready };
  render(<TablePage match={match} at={{ ...at, session, control }} game={{ meta, board }} endActions={null} />);
  fireEvent.keyDown(document.body, { key: 'e' });
  return seen(match).step;
}

test('while the last move is on its way', () => {
  expect(pressE('online', false)).toBe(0);
  expect(screen.getByText('Refused: onItsWay')).toBeDefined();
});

test('while there is no connection', () => {
  expect(pressE('reconnecting', false)).toBe(0);
  expect(screen.getByText('Refused: offline')).toBeDefined();
});

test('where it can be sent nothing is said', () => {
  expect(pressE('online', true)).toBe(1);
  expect(screen.queryByText(/Refused/)).toBeNull();
});
