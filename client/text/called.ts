/** What screen readers call a button. */
import type { Language } from '../kept/language.ts';
import { lists } from './lists.ts';

/**
 * First what stands on the button (`shown`), because people who speak to the page say what they see (WCAG 2.5.3); then what
 * the eye takes from around it (`more`). Nothing is said twice.
 */
export function calledBy(language: Language, shown: readonly string[], more: readonly string[]): string {
  const whole = more.find((each) => shown.every((part) => says(each, part)));
  if (whole !== undefined) return lists[language].several([whole, ...more.filter((each) => each !== whole)]);
  return lists[language].several([...shown, ...more.filter((each) => !shown.some((part) => says(part, each)))]);
}

function says(sentence: string, part: string): boolean {
  return sentence.toLowerCase().includes(part.toLowerCase());
}
