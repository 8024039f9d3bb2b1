/** The words of reviews. Pages without one don't load them. */
import { useLanguage } from '../index.ts';
import type { Language } from '../language.ts';
import { type ReviewText, reviewEn } from './review.en.ts';
import { reviewJa } from './review.ja.ts';

const catalogs: Readonly<Record<Language, ReviewText>> = { ja: reviewJa, en: reviewEn };

/** The words of reviews in the current language. */
export function useReviewText(): ReviewText {
  return catalogs[useLanguage()];
}
