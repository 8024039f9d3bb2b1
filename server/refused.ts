/** How the server's parts say no to a deed of the lobby: a code with its data, whoever asked and by whatever way. */
import type { RefusalFor } from '../games/kit/rules.ts';
import type { LobbyCode } from './wire.ts';

/** Ends a deed, with nothing changed. `message` is a plain English sentence for people who read JSON. */
export class Refused extends Error {
  constructor(
    readonly refusal: RefusalFor<LobbyCode>,
    message: string,
  ) {
    super(message);
  }
}

export const notFound = (what: 'game' | 'match' | 'seat' | 'page') =>
  new Refused({ code: 'notFound', what }, `There is no such ${what} here.`);
