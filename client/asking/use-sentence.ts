import type { Refusal } from '../../games/kit/rules.ts';
import { useText } from '../text/index.ts';

/** Sentences by codes. */
export type Sentences = Readonly<Record<string, string>>;

/** Turns a refusal of the lobby into a sentence that says what to do, or one that only a page of its own can get. */
export function useSentence(own?: Sentences): (refusal: Refusal) => string {
  const errors: Sentences = { ...useText().errors, ...own };
  return ({ code, what }) => {
    const key = code === 'notFound' && typeof what === 'string' ? `notFound.${what}` : code;
    return (Object.hasOwn(errors, key) ? errors[key] : undefined) ?? errors.unknown ?? key;
  };
}
