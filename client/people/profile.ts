/** What goes along from browser to browser beside the seats: the name and the settings. */
import type { Profile } from '../../server/contract/people.ts';
import { readSettings } from '../kept/preferences.ts';
import { changeSettings, settingsNow } from '../kept/settings.ts';
import { myName, rememberName, tidyName } from '../lobby/seat/my-name.ts';

export const profileHere = (): Profile => ({ name: myName(), settings: { ...settingsNow() } });

export const isSame = (one: Profile, other: Profile): boolean => written(one) === written(other);

/** The same text for the same profile, in whatever order its settings come. */
function written({ name, settings }: Profile): string {
  return JSON.stringify([name, Object.entries(settings).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

/** Puts a profile on. A person without a name keeps the one this browser knows. */
export function putOn({ name, settings }: Profile): void {
  if (tidyName(name) !== '') rememberName(tidyName(name));
  changeSettings(readSettings({ ...settingsNow(), ...settings }));
}
