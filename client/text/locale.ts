/** How the reader's own browser writes a language: dates differ between its countries. */

/** The first of the browser's locales of this language, else the language itself. */
export function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.split('-', 1)[0] === language) ?? language;
}
