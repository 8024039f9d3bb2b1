/** The words of the page that checks a match's chance. Other pages don't load them. */
import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';
import { type CheckText, checkEn } from './check.en.ts';
import { checkJa } from './check.ja.ts';

const catalogs: Readonly<Record<Language, CheckText>> = { ja: checkJa, en: checkEn };

/** The words of such checks in the current language. */
export function useCheckText(): CheckText {
  return catalogs[useLanguage()];
}
