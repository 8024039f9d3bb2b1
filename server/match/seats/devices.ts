/**
 * One seat on several devices. A seat's holder can get a link that opens the seat once on another device, with that
 * device's own credentials; and can sign out all other devices.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData, Player, StoredLink } from '../../storage/types.ts';
import type { SeatLink, TakenSeat } from '../../contract/seats.ts';
import { type Hash, type Issued, keysOf, opens, seatAt } from './credentials.ts';
import type { Ground } from '../ground.ts';

/** For how many milliseconds a link is valid. */
const LINK_LASTS = 600_000;
/** How many links of a seat are remembered, in order to recognize old and used ones. */
const REMEMBERED = 8;
/** How many devices may hold one seat. */
const MOST_DEVICES = 6;

export class Devices {
  constructor(private readonly parts: Pick<Ground, 'store' | 'matches' | 'clock'>) {}

  /** Makes a link to a seat. Earlier links become invalid. */
  link(id: string, seat: Seat, { credentials: token, kept }: Issued): SeatLink {
    const { matches, clock, store } = this.parts;
    const others = keysOf(matches.find(id).players[seat]).length - 1;
    if (others + 1 >= MOST_DEVICES) throw new Refused({ code: 'tooManyDevices', devices: MOST_DEVICES });
    store.updateMetadata(id, ({ players }) => {
      const player = players[seat] ?? { id: seat };
      const earlier = (player.links ?? []).map((link) => ({ ...link, until: Math.min(link.until, clock.now()) }));
      players[seat] = {
        ...player,
        links: [...earlier, { kept, until: clock.now() + LINK_LASTS }].slice(-REMEMBERED),
      };
    });
    return { token: `${seat}.${token}`, lasts: LINK_LASTS, others };
  }

  /** Opens a seat by a link, once. */
  take(id: string, token: string, { credentials, kept }: Issued): TakenSeat {
    const { matches, clock } = this.parts;
    const metadata = matches.find(id);
    const { player, link } = linked(metadata, token);
    const { id: seat, name = '' } = player;
    if (link.used === true) throw new Refused({ code: 'linkUsed' });
    if (link.until <= clock.now()) throw new Refused({ code: 'linkOld' });
    matches.change(id, seat, (before) => ({
      ...addDevice(before, kept),
      links: (before.links ?? []).map((each) => (each.kept === link.kept ? { ...each, used: true } : each)),
    }));
    return { game: metadata.gameName, playerID: String(seat), credentials, name };
  }

  /** Makes these the only credentials of the seat, also at the matches before and after in which it is the same player's. */
  signOutOthers(id: string, own: Seat, key: Hash): void {
    for (const { match, seat } of this.sameSeats(id, own, key))
      this.parts.matches.change(match, seat, (player) => {
        // Notifications belong to browsers, and it isn't known to which; this browser will subscribe again.
        const { devices: _, links: __, calls: ___, ...rest } = player;
        return { ...rest, credentials: key };
      });
  }

  /** The seats in a series of matches that the same credentials open. */
  private sameSeats(id: string, seat: Seat, key: Hash): readonly { match: string; seat: Seat }[] {
    const at = (match: string | undefined) => (match === undefined ? undefined : this.parts.store.metadata(match));
    const found = [{ match: id, seat }];
    const walk = (step: (metadata: MatchData, seat: Seat) => { match: string | undefined; seat: Seat | undefined }) => {
      let here = { match: id, seat };
      for (;;) {
        const metadata = at(here.match);
        const { match, seat: there } = metadata ? step(metadata, here.seat) : { match: undefined, seat: undefined };
        if (match === undefined || there === undefined || !opens(at(match)?.players[there], key)) return;
        here = { match, seat: there };
        found.push(here);
      }
    };
    walk(({ follows, players }, from) => ({ match: follows, seat: players[from]?.from }));
    walk(({ nextMatchID }, from) => {
      const players = Object.values(at(nextMatchID)?.players ?? {});
      return { match: nextMatchID, seat: players.find((player) => player.from === from)?.id };
    });
    return found;
  }
}

/**
 * The player with one more device, whose credentials have the hash `kept`. If there are too many devices, the oldest is
 * removed, but never `spared`.
 */
export function addDevice(player: Player, kept: string, spared?: string): Player {
  const { devices = [] } = player;
  if (keysOf(player).includes(kept)) return player;
  const oldest = devices.length < MOST_DEVICES - 1 ? undefined : devices.find((device) => device !== spared);
  return { ...player, devices: [...devices.filter((device) => device !== oldest), kept] };
}

/** The player without a device, unless nothing else would open the seat. */
export function withoutDevice(player: Player, kept: string): Player {
  const [first, ...devices] = keysOf(player).filter((key) => key !== kept);
  return first === undefined ? player : { ...player, credentials: first, devices };
}

/** The player and the stored link that a token belongs to: its seat and the hash of its secret. */
function linked(metadata: MatchData, token: string): { readonly player: Player; readonly link: StoredLink } {
  const [playerID, ...kept] = token.split('.');
  const seat = seatAt(metadata, playerID);
  const player = seat === undefined ? undefined : metadata.players[seat];
  const link = player?.links?.find((each) => each.kept === kept.join('.'));
  if (player === undefined || link === undefined) throw new Refused({ code: 'linkUnknown' });
  return { player, link };
}
