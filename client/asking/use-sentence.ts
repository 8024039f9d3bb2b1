import type { Refusal } from '../../games/kit/rules.ts';
import { useText } from '../text/index.ts';

/** Turns a refusal of the lobby into a sentence that says what to do. */
export function useSentence(): (refusal: Refusal) => string {
  const { errors } = useText();
  return ({ code, what }) => {
    const key = code === 'notFound' && typeof what === 'string' ? `notFound.${what}` : code;
    return (Object.hasOwn(errors, key) ? errors[key] : undefined) ?? errors.unknown ?? key;
  };
}
