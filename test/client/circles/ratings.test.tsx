/** Ratings where a circle's standings are: of whom they count, and for whoever wants to see them. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CircleStandings } from '../../../client/circles/CircleStandings.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { Circle } from '../../../server/contract/circles.ts';
import { renderHere } from '../house.tsx';

const member = (name: string, more: Partial<Circle['members'][number]> = {}) => ({
  who: name,
  name,
  since: 0,
  ...more,
});
const seat = (name: string, place: number) => ({ who: name, name, place, points: 0 });

const circle: Circle = {
  id: 'c',
  name: 'Thursdays',
  word: 'w',
  members: [member('Ann', { keeper: true }), member('Ben', { own: true }), member('Cy')],
  tables: [],
  gatherings: [],
  results: [
    { id: 'm', game: 'katason', at: 2, rated: true, seats: [seat('Ann', 1), seat('Ben', 2)] },
    { id: 'n', game: 'katason', at: 1, seats: [seat('Ann', 1), seat('Cy', 2)] },
  ],
};

afterEach(() => {
  cleanup();
  changeSettings({ ratings: true });
});

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('what is rated stands behind each name, marked where it doesn’t count yet, and not for who doesn’t want to see it', async () => {
  changeSettings({ language: 'en', ratings: true });
  renderHere(<CircleStandings circle={circle} />);
  await screen.findByRole('table');
  expect(rows()).toEqual([
    'NamePlayedWonCame beforeRating',
    expect.stringMatching(/^Ann22100 %15\d\d ± \d+$/) as unknown,
    expect.stringMatching(/^Ben100 %|^Cy100 %/) as unknown,
    expect.stringMatching(/^Ben100 %|^Cy100 %/) as unknown,
  ]);
  expect(rows().find((row) => row?.startsWith('Ben'))).toMatch(/14\d\d ± \d+ \?$/);
  expect(screen.getByText(/^Ratings come from/)).toBeDefined();
  act(() => changeSettings({ ratings: false }));
  expect(rows()[0]).toBe('NamePlayedWonCame before');
  expect(screen.queryByText(/^Ratings come from/)).toBeNull();
});
