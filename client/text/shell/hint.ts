import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';
import { type HintText, hintEn } from './hint.en.ts';
import { hintJa } from './hint.ja.ts';

const catalogs: Readonly<Record<Language, HintText>> = { ja: hintJa, en: hintEn };

/** The words around hints in the current language. */
export function useHintText(): HintText {
  return catalogs[useLanguage()];
}
