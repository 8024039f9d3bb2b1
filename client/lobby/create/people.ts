/** The names people gave themselves at this screen, in the order of their seats. */
import { storedStore } from '../../kept/storage.ts';
import { tidyName } from '../seat/my-name.ts';

/** As many as the seats of a screen. */
const MOST = 8;

const store = storedStore('agora.people', (stored) => (Array.isArray(stored) ? tidyNames(stored) : []));

export const peopleHere = (): readonly string[] => store.get();

/** Puts the names of a new game at the beginning of the list. */
export function rememberPeople(names: readonly string[]): void {
  store.update((before) => tidyNames([...names, ...before]));
}

function tidyNames(names: readonly unknown[]): readonly string[] {
  const tidy = names.filter((name) => typeof name === 'string').map(tidyName);
  return [...new Set(tidy)].filter((name) => name !== '').slice(0, MOST);
}
