/** Checks whether a page was built for this server's protocol and for the current formats of the games. */
import type { Refusal } from '../../games/kit/rules.ts';
import type { Protocol } from '../contract/messages.ts';

const PROTOCOL: Protocol = 2;

/**
 * Why the page behind a socket can't follow a game here, according to its handshake; undefined if it can. Stock
 * boardgame.io clients send no version and are accepted, because they show whatever they are sent.
 */
export function refuseVersion(auth: unknown, format: number): Refusal | undefined {
  const greeting: unknown = isRecord(auth) ? auth['agora'] : undefined;
  if (greeting === undefined) return undefined;
  const said = isRecord(greeting) ? greeting : {};
  const [protocol, known] = [Number(said['protocol']), Number(said['format'])];
  if (protocol === PROTOCOL && known === format) return undefined;
  const isNewer = protocol > PROTOCOL || (protocol === PROTOCOL && known > format);
  return { code: isNewer ? 'oldServer' : 'oldPage' };
}

/** Whether behind a socket is a page of Agora's, and not one of boardgame.io's own clients. */
export const isPage = (auth: unknown): boolean => isRecord(auth) && auth['agora'] !== undefined;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
