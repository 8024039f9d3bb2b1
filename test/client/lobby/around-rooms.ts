/** What every test of a waiting room begins and ends with. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { forgetSeat } from '../../../client/asking/keys.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { loadWords } from '../../../client/text/games.ts';

/** Has each test of a file meet an English page of somebody who has been nowhere, and leave nothing behind. */
export function aroundRooms(): void {
  // Fetched here, so that no test waits for it.
  beforeAll(() => loadWords('katason', 'en'));

  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    changeSettings({ language: 'en', sound: false });
  });

  afterEach(() => {
    cleanup();
    for (const id of ['mine', 't', 'made0']) forgetSeat(id);
    rememberName('');
    vi.unstubAllGlobals();
  });
}

/** A button of that name, once it is there. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
