/** The words of deals, for the lobby, for tables and for records. */
import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';
import { type DealText, dealEn } from './deal.en.ts';
import { dealJa } from './deal.ja.ts';

const catalogs: Readonly<Record<Language, DealText>> = { ja: dealJa, en: dealEn };

/** The words of deals in the current language. */
export function useDealText(): DealText {
  return catalogs[useLanguage()];
}
