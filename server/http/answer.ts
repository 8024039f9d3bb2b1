/** How HTTP requests are refused: a status and a code with its data, never a thrown surprise. */
import type { Refusal } from '../../games/kit/rules.ts';
import type { ErrorBody } from '../wire.ts';

/** Ends a request with a 4xx. `message` is a plain English sentence for people who read JSON. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message);
  }

  get body(): ErrorBody {
    return { error: this.refusal, message: this.message };
  }
}

export const notFound = (what: string) =>
  new HttpRefusal(404, { code: 'notFound', what }, `There is no such ${what} here.`);
