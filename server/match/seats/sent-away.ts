/**
 * Who was sent away from a table stays away from it until the host lets them back. There are no accounts: somebody is known by the
 * keys they held there, which the next match's players bring along, and by the address they sat down from. An address that somebody
 * who still sits there has too, as in one household, tells nobody apart. Whoever comes from another address with no key isn't known.
 */
import type { RefusalFor, Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData, Player, SentAway } from '../../storage/types.ts';
import { hashOf, keysOf, seatOpenedBy } from './credentials.ts';
import { isPerson } from './seats.ts';

/** So many are remembered, the last ones. */
const MOST = 24;

/** What is kept of an address: it says nothing at another table. */
export const originAt = (id: string, address: string): string => hashOf(`${id} ${address}`);

/** By what somebody is known who would like to sit down. */
export interface Known {
  readonly origin?: string | undefined;
  readonly keys?: readonly string[];
}

/**
 * Notes whom the host has freed a seat of. Who was there is sent away. The seat of somebody who has gone is only free, and they may
 * come back to it; but not after a second time, since nobody need be there to take seats.
 */
export function noteSentAway(metadata: MatchData, player: Player, wasThere: boolean): void {
  if (!isPerson(player) || player.name === undefined) return;
  const { origin } = player;
  const keys = keysOf(player);
  const before = metadata.sentAway ?? [];
  const again = before.some((each) => isThem(each, { origin, keys }) && !isShared(metadata, each, player));
  const noted: SentAway = {
    name: player.name,
    keys,
    barred: wasThere || again,
    ...(origin !== undefined && { origin }),
  };
  metadata.sentAway = [...before, noted].slice(-MOST);
}

/** Whether somebody was sent away from a table and not let back. */
export function isSentAway(metadata: MatchData, known: Known): boolean {
  const { sentAway = [] } = metadata;
  return sentAway.some(
    (each) => each.barred && isThem(each, isShared(metadata, known) ? { ...known, origin: undefined } : known),
  );
}

/** Refuses who was sent away. */
export function demandWelcome(metadata: MatchData, known: Known): void {
  if (isSentAway(metadata, known))
    throw new Refused({ code: 'sentAway' }, 'The host of that table has sent you away, and may let you back.');
}

/** Whether it was with these credentials that somebody held the seat they were sent away from. */
export function opensNoMore(metadata: MatchData, credentials: unknown): boolean {
  return typeof credentials === 'string' && isSentAway(metadata, { keys: [hashOf(credentials)] });
}

/** Why somebody no longer holds a seat: they have moved to another, the host sent them away, another device of theirs signed this one out, or it was given up. */
export function whyLost(
  metadata: MatchData,
  seat: Seat,
  credentials: unknown,
): RefusalFor<'seatMoved' | 'sentAway' | 'signedOut' | 'seatLost'> {
  const now = seatOpenedBy(metadata, credentials);
  if (now !== undefined) return { code: 'seatMoved', seat: now };
  if (opensNoMore(metadata, credentials)) return { code: 'sentAway' };
  return { code: keysOf(metadata.players[seat]).length > 0 ? 'signedOut' : 'seatLost' };
}

/** The names of those who may not come back. */
export const namesSentAway = ({ sentAway = [] }: MatchData): readonly string[] => [
  ...new Set(sentAway.filter(({ barred }) => barred).map(({ name }) => name)),
];

function isThem({ origin, keys }: SentAway, known: Known): boolean {
  return (origin !== undefined && origin === known.origin) || keys.some((key) => known.keys?.includes(key) === true);
}

/** Whether somebody else sits there from the same address. */
function isShared({ players }: MatchData, { origin }: Known, except?: Player): boolean {
  return Object.values(players).some(
    (player) => player.id !== except?.id && isPerson(player) && player.origin === origin,
  );
}
