/** What a person may choose about how Agora looks, speaks and sounds; read before anything else runs, so it stands alone. */
import type { Language } from './language.ts';
import { siteLanguages, usualLanguage } from './site.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** `distinct` changes the seats' colours to ones that colour-blind people can tell apart. */
export const PALETTES = ['printed', 'distinct'] as const;
/** How fast things move: normally, twice as fast, or at once. */
export const SPEEDS = ['calm', 'brisk', 'still'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** Whether moves that decide nothing are made automatically. */
  readonly formalities: boolean;
  /** Whether a finger's press that can't be undone must be repeated if it may be a slip. */
  readonly slips: boolean;
  /** Whether the prompt shows what the others did since one's last turn. */
  readonly recap: boolean;
  /** Whether ratings are shown. */
  readonly ratings: boolean;
}

/** The key they are stored under. */
export const SETTINGS = 'agora.settings';

/** Makes valid settings from whatever was stored. */
export function readSettings(stored: unknown): Settings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return {
    language: oneOf(siteLanguages(), given.language, preferredLanguage()),
    theme: oneOf(THEMES, given.theme, 'auto'),
    palette: oneOf(PALETTES, given.palette, 'printed'),
    speed: oneOf(SPEEDS, given.speed, 'calm'),
    sound: given.sound !== false,
    formalities: given.formalities !== false,
    slips: given.slips !== false,
    recap: given.recap !== false,
    ratings: given.ratings !== false,
  };
}

/** Sets them on <html>, where styles read them; the language as well, where the whole page is ours. */
export function wear({ language, theme, palette, speed }: Settings, isOurs = true): void {
  const html = document.documentElement;
  if (isOurs) html.lang = language;
  if (theme === 'auto') delete html.dataset.theme;
  else html.dataset.theme = theme;
  html.dataset.palette = palette;
  html.dataset.speed = speed;
}

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** The first of the browser's languages that the site has, or else its usual one. */
function preferredLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const spoken = wanted.map((tag) => siteLanguages().find((language) => tag.toLowerCase().split('-')[0] === language));
  return spoken.find((language) => language !== undefined) ?? usualLanguage();
}
