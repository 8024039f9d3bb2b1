/** The words of time, for the lobby and for tables. */
import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';
import { type PaceText, paceEn } from './pace.en.ts';
import { paceJa } from './pace.ja.ts';

const catalogs: Readonly<Record<Language, PaceText>> = { ja: paceJa, en: paceEn };

/** The words of time in the current language. */
export function usePaceText(): PaceText {
  return catalogs[useLanguage()];
}
