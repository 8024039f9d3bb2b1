/** The error by which the server's parts refuse something: a code with its data, whoever asked and by whatever way. */
import type { RefusalFor } from '../games/kit/rules.ts';
import { type LobbyCode, REFUSALS } from './contract/refusals.ts';

/**
 * Ends an operation in which nothing has been changed. `message` is an English sentence for people who read the JSON; of
 * most codes there is one that always fits.
 */
export class Refused extends Error {
  constructor(
    readonly refusal: RefusalFor<LobbyCode>,
    message: string = REFUSALS[refusal.code][1] ?? refusal.code,
    why?: ErrorOptions,
  ) {
    super(message, why);
  }
}

export const notFound = (what: 'game' | 'match' | 'seat' | 'page' | 'line' | 'gathering') =>
  new Refused({ code: 'notFound', what }, `There is no such ${what} here.`);

/** Somebody does too much in a short time. */
export const tooFast = () => new Refused({ code: 'tooFast' });
