/**
 * Sentences with codes in braces: `{seat:2}`, `{at:place}`, `{name}` and `{name:argument}` stand for things that the
 * table draws.
 */

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly name: string; readonly argument: string };

const CODE = /\{([a-z][\w-]*)(?::([^{}]*))?\}/gi;

/** Splits a sentence into text and codes, in order. Braces that contain no code stay as they are. */
export function pieces(sentence: string): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(CODE)) {
    if (match.index > at) found.push({ kind: 'text', text: sentence.slice(at, match.index) });
    found.push({ kind: 'code', name: match[1] ?? '', argument: match[2] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) found.push({ kind: 'text', text: sentence.slice(at) });
  return found;
}

/** The sentence as plain text, for places such as the window's title: with names, without icons. */
export function plain(sentence: string, seatName: (seat: number) => string): string {
  const words = pieces(sentence).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    return piece.name === 'seat' ? seatName(Number(piece.argument)) : '';
  });
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}
