/**
 * Searches the rules for words. Ignores case, the width of letters, and the difference between hiragana and katakana.
 */

/** The katakana that have a hiragana of the same sound, and the distance between both in Unicode. */
const FIRST_KANA = 0x30a1;
const LAST_KANA = 0x30f6;
const APART = 0x60;

function hiragana(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= FIRST_KANA && code <= LAST_KANA ? String.fromCharCode(code - APART) : letter;
}

/** A text in the form in which texts are compared. */
function folded(text: string): string {
  return Array.from(text.normalize('NFKC').toLowerCase(), hiragana).join('');
}

/** The search terms of a query, each on its own. */
export function termsOf(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((term) => term !== '');
}

/** Whether every term occurs somewhere in these texts. */
export function holds(texts: readonly string[], terms: readonly string[]): boolean {
  const all = texts.map(folded);
  return terms.every((term) => all.some((text) => text.includes(term)));
}

export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** A text split where matches begin and end. */
export function stretches(text: string, terms: readonly string[]): readonly Stretch[] {
  // Letter by letter, because folding can turn one letter into two.
  const letters = Array.from(text, folded).flatMap((parts, at) => Array.from(parts, (part) => ({ part, at })));
  const line = letters.map(({ part }) => part).join('');
  const marked = new Set<number>();
  for (const term of terms) {
    for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + 1)) {
      for (let i = at; i < at + term.length; i++) marked.add(letters[i]?.at ?? -1);
    }
  }
  const cut: { text: string; found: boolean }[] = [];
  for (const [at, letter] of Array.from(text).entries()) {
    const last = cut.at(-1);
    if (last?.found === marked.has(at)) last.text += letter;
    else cut.push({ text: letter, found: marked.has(at) });
  }
  return cut;
}
