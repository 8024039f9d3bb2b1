/** What a person chose about how Agora looks, speaks and sounds. Kept in the browser. */
import { setSoundOn } from './sound.ts';
import { storedStore } from './storage.ts';
import { useStore } from './store.ts';
import { LANGUAGES, type Language } from '../text/language.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** `distinct` swaps the seats' hues for ones that colour-blind people can tell apart. */
export const PALETTES = ['printed', 'distinct'] as const;
/** How fast things move: as drawn, twice as fast, or at once. */
export const SPEEDS = ['calm', 'brisk', 'still'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** Moves that decide nothing are made for the player. */
  readonly formalities: boolean;
}

const store = storedStore('agora.settings', readSettings);

export function useSettings(): Settings {
  return useStore(store);
}

/** Outside React. */
export const settingsNow = (): Settings => store.get();

export function changeSettings(change: Partial<Settings>): void {
  store.set({ ...store.get(), ...change });
}

/** Puts the settings on <html>, where tokens.css reads them, now and after every change. */
export function followSettings(): void {
  apply();
  store.subscribe(apply);
}

function apply(): void {
  const { language, theme, palette, speed, sound } = store.get();
  const html = document.documentElement;
  html.lang = language;
  if (theme === 'auto') delete html.dataset.theme;
  else html.dataset.theme = theme;
  html.dataset.palette = palette;
  html.dataset.speed = speed;
  setSoundOn(sound);
}

function readSettings(stored: unknown): Settings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return {
    language: oneOf(LANGUAGES, given.language, preferredLanguage()),
    theme: oneOf(THEMES, given.theme, 'auto'),
    palette: oneOf(PALETTES, given.palette, 'printed'),
    speed: oneOf(SPEEDS, given.speed, 'calm'),
    sound: given.sound !== false,
    formalities: given.formalities !== false,
  };
}

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** The first language of the browser that Agora speaks; English where it speaks none. */
function preferredLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const spoken = wanted.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language));
  return spoken.find((language) => language !== undefined) ?? 'en';
}
