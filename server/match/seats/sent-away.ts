/**
 * A player who was sent away can't sit down at that table again until the host allows it. Since there are no accounts,
 * a player is recognized by the credentials they held there (pages bring them along) or by their address. Where somebody
 * who still sits there shares the address, as in one household, the name must be the same, too. Somebody with a new
 * address and no credentials isn't recognized.
 */
import type { RefusalFor, Seat } from '../../../games/kit/rules.ts';
import { readAs } from '../../../games/kit/written.ts';
import { Refused } from '../../refused.ts';
import type { MatchData, Player, SentAway } from '../../storage/types.ts';
import { blockAt } from './blocks.ts';
import { type Hash, hashOf, keysOf, seatOpenedBy } from './credentials.ts';
import { openedBefore } from './former-keys.ts';
import { isPerson } from './seats.ts';

/** How many are remembered; the oldest are dropped. */
const MOST = 24;

/** The stored form of an address, which can't be compared with that of another table. */
export const originAt = (id: string, address: string): string => hashOf(`${id} ${address}`);

/** What a player's seat keeps of the address that they sat down from. */
export const cameFrom = (id: string, address: string): { readonly origin: string; readonly block: string } => ({
  origin: originAt(id, address),
  block: blockAt(id, address),
});

/** By what somebody can be recognized who wants to sit down. */
export interface Known {
  readonly origin?: string | undefined;
  readonly keys?: readonly string[];
  /** The name that they want to sit down with. */
  readonly name?: string | undefined;
}

/**
 * Notes whose seat the host has freed. A player who was present is sent away. If the player had gone, the seat is only
 * freed and they may come back, but not a second time: a program could otherwise occupy seats without anybody present.
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

/** Whether somebody was sent away from a table and not allowed back. */
export function isSentAway(metadata: MatchData, known: Known): boolean {
  const { sentAway = [] } = metadata;
  return sentAway.some((each) => {
    const isNamed = known.name !== undefined && readAs(known.name) === readAs(each.name);
    return each.barred && isThem(each, isShared(metadata, known) && !isNamed ? { ...known, origin: undefined } : known);
  });
}

/** Refuses players who were sent away. */
export function demandWelcome(metadata: MatchData, known: Known): void {
  if (isSentAway(metadata, known)) throw new Refused({ code: 'sentAway' });
}

/** Whether these are the credentials of a seat whose holder was sent away. */
const opensNoMore = (metadata: MatchData, key: Hash | undefined): boolean =>
  key !== undefined && isSentAway(metadata, { keys: [key] });

/**
 * Why somebody no longer holds a seat: they moved to another, the host sent them away, another device of theirs signed
 * this one out, the others gave it to somebody who claimed it, or the seat was given up.
 */
export function whyLost(
  metadata: MatchData,
  seat: Seat,
  key: Hash | undefined,
): RefusalFor<'seatMoved' | 'sentAway' | 'signedOut' | 'seatGiven' | 'seatLost'> {
  const isTaken = keysOf(metadata.players[seat]).length > 0;
  return whyNone(metadata, seat, key) ?? { code: isTaken ? 'signedOut' : 'seatLost' };
}

/** Why credentials open no seat to who comes with them; undefined if nothing is known of them. */
export function whyNone(
  metadata: MatchData,
  seat: Seat | null,
  key: Hash | undefined,
): RefusalFor<'seatMoved' | 'sentAway' | 'seatGiven'> | undefined {
  if (seat === null) return undefined;
  const moved = seatOpenedBy(metadata, key);
  if (moved !== undefined) return { code: 'seatMoved', seat: moved };
  if (openedBefore(metadata.players[seat], key)) return { code: 'seatGiven', seat };
  return opensNoMore(metadata, key) ? { code: 'sentAway' } : undefined;
}

/** The names of those who may not come back. */
export const namesSentAway = ({ sentAway = [] }: MatchData): readonly string[] => [
  ...new Set(sentAway.filter(({ barred }) => barred).map(({ name }) => name)),
];

function isThem({ origin, keys }: SentAway, known: Known): boolean {
  return (origin !== undefined && origin === known.origin) || keys.some((key) => known.keys?.includes(key) === true);
}

/** Whether somebody else at the table has the same address. */
function isShared({ players }: MatchData, { origin }: Known, except?: Player): boolean {
  return Object.values(players).some(
    (player) => player.id !== except?.id && isPerson(player) && player.origin === origin,
  );
}
