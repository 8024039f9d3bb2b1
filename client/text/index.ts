/** Text in the language of the person at the screen. Catalogs are plain typed objects; a text that needs a value is a function. */
import { useSettings } from '../kit/kept/settings.ts';
import { type Text, en } from './shell/en.ts';
import { ja } from './shell/ja.ts';
import type { Language } from './language.ts';

const catalogs: Readonly<Record<Language, Text>> = { ja, en };

export function useLanguage(): Language {
  return useSettings().language;
}

/** The shell's words in the current language. */
export function useText(): Text {
  return catalogs[useLanguage()];
}
