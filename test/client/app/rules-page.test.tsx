/** The page of rules follows the options in its address. */
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { RulesPage } from '../../../client/app/RulesPage.tsx';
import { boards } from '../../../client/boards/index.ts';
import { en } from '../../../client/text/shell/en.ts';
import { shelf } from '../../../games/index.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import { renderHere } from '../house.tsx';

// Fetched here, so that no test waits for them.
beforeAll(() => Promise.all([boards.get(meta.id)?.(), shelf.get(meta.id)?.load()]));

/** Everything the page says at this address. */
async function readAt(address: string): Promise<string> {
  window.history.replaceState(null, '', address);
  const page = (
    <Suspense>
      <RulesPage meta={meta} />
    </Suspense>
  );
  await act(async () => renderHere(page));
  const heading = await screen.findByRole('heading', { level: 1, name: 'How to play Lost Cities' });
  return heading.parentElement!.textContent;
}

const USUAL = 'but not the card you have just discarded';
const TAKING_BACK = 'even the card you have just discarded';

test('rules opened from a table are those of its options, and name them', async () => {
  const said = await readAt('/rules/lost-cities?takeBack=true&length=short');
  expect(said).toContain(TAKING_BACK);
  expect(said).toContain('in one expedition');
  expect(said).not.toContain(USUAL);
  expect(said).toContain(en.rules.chosen);
  expect(said).toContain('Can be drawn again');
  expect(said).not.toContain(en.rules.unreadable);
});

test('rules without options are the usual ones, and there is nothing to name', async () => {
  const said = await readAt('/rules/lost-cities');
  expect(said).toContain(USUAL);
  expect(said).not.toContain(en.rules.chosen);
  expect(said).not.toContain(en.rules.unreadable);
});

test.each(['takeBack=perhaps', 'wind=strong', 'constructor=true', '__proto__=x', 'length=short&takeBack=1'])(
  'an address with %s says that it can’t be read, and shows the usual rules',
  async (query) => {
    const said = await readAt(`/rules/lost-cities?${query}`);
    expect(said).toContain(en.rules.unreadable);
    expect(said).toContain('in three expeditions');
    expect(said).toContain(USUAL);
    expect(said).not.toContain(en.rules.chosen);
  },
);
