import { afterEach, expect, test } from 'vitest';
import { SETTINGS, readSettings } from '../../../client/kept/preferences.ts';
import { changeSettings, settingsNow } from '../../../client/kept/settings.ts';

const stored = () => JSON.parse(localStorage.getItem(SETTINGS) ?? 'null') as unknown;

afterEach(() => {
  localStorage.removeItem(SETTINGS);
  changeSettings(readSettings(null));
});

test('a tab that slept changes one setting, and leaves what another tab chose meanwhile', () => {
  changeSettings({ theme: 'light' });
  // Another tab's choice, of which this one heard nothing.
  localStorage.setItem(SETTINGS, JSON.stringify({ ...settingsNow(), theme: 'dark', language: 'ja' }));
  changeSettings({ sound: false });
  expect(stored()).toMatchObject({ theme: 'dark', language: 'ja', sound: false });
  expect(settingsNow()).toMatchObject({ theme: 'dark', language: 'ja', sound: false });
});
