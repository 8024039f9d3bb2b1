/** What is typed for an argument of a move, as the move gets it. */
import type { Json } from '../../games/kit/rules.ts';

interface Argument {
  readonly value: Json;
  readonly kind: 'empty' | 'number' | 'text' | 'json';
}

/** A number or JSON where it is one, otherwise the text itself; a text that looks like a number stands in quotes. */
export function readArgument(typed: string): Argument {
  if (typed === '') return { value: null, kind: 'empty' };
  // Numbers may be typed in full width.
  const number = typed.normalize('NFKC').trim();
  if (/^-?\d+(?:\.\d+)?$/.test(number)) return { value: Number(number), kind: 'number' };
  try {
    const value = JSON.parse(typed) as Json;
    return { value, kind: typeof value === 'string' ? 'text' : 'json' };
  } catch {
    return { value: typed, kind: 'text' };
  }
}
