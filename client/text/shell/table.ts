/** The table's words. Pages without a table don't load them. */
import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';
import { type TableText, tableEn } from './table.en.ts';
import { tableJa } from './table.ja.ts';

const catalogs: Readonly<Record<Language, TableText>> = { ja: tableJa, en: tableEn };

/** The table's words in the current language. */
export function useTableText(): TableText {
  return catalogs[useLanguage()];
}
