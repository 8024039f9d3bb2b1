/** Text in the language of the person at the screen. Catalogs are plain typed objects; a text that needs a value is a function. */
import { useSettings } from '../kept/settings.ts';
import { catalog } from './catalog.ts';
import { type Text, en } from './shell/en.ts';
import { ja } from './shell/ja.ts';
import type { Language } from '../kept/language.ts';

let shell = catalog({ en, ja });

/** Replaces the shell's words, before anything is drawn. */
export function reword(change: (words: Text, language: Language) => Text): void {
  shell = catalog({ en: change(shell.en, 'en'), ja: change(shell.ja, 'ja') });
}

export function useLanguage(): Language {
  return useSettings().language;
}

/** The words of a catalog in the current language. */
export function useWords<Words>(of: Readonly<Record<Language, Words>>): Words {
  return of[useLanguage()];
}

/** The shell's words in the current language. */
export const useText = (): Text => useWords(shell);
