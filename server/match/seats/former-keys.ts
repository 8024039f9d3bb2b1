/**
 * The keys that opened a seat before it was given to somebody who claimed it. For a day the seat can be taken back by
 * them, because nobody else can tell who was really asking.
 */
import type { Player, StoredFormer } from '../../storage/types.ts';
import { type Hash, keysOf } from './credentials.ts';

const DAY = 24 * 3_600_000;
/** Whoever comes back so soon after it was given came in the same moment: the holder wins. In milliseconds. */
const SAME_MOMENT = 60_000;
/** How many holders of a seat are remembered. The first ones stay, so that nobody pushes them out by further claims. */
const MOST = 8;

/** The player with the claim's key only: without the old ones, which are remembered, and what belonged to their browsers. */
export function givenTo(player: Player, key: string, now: number): Player {
  const { claims: _, devices: __, links: ___, calls: ____, formerly = [], ...rest } = player;
  const before = formerly.filter(({ until }) => until > now);
  const former: StoredFormer = { keys: keysOf(player), until: now + DAY };
  return { ...rest, credentials: key, formerly: [...before, former].slice(0, MOST) };
}

/** Whether these credentials opened the seat before it was given to somebody else. */
export const openedBefore = (player: Player | undefined, key: Hash | undefined): boolean =>
  formerOf(player, key) !== undefined;

/** The same, if that was just now. */
export function openedJustNow(player: Player | undefined, key: Hash, now: number): boolean {
  const former = formerOf(player, key);
  return former !== undefined && now - (former.until - DAY) < SAME_MOMENT;
}

/**
 * The player after whoever holds this old key has taken the seat back, with all devices they had; undefined if the key
 * didn't open it, or too long ago. Whoever had it since has it no more, and can't take it back.
 */
export function takenBack(player: Player | undefined, key: string, now: number): Player | undefined {
  const former = formerOf(player, key);
  const [credentials, ...devices] = former?.keys ?? [];
  if (player === undefined || former === undefined || credentials === undefined || former.until <= now)
    return undefined;
  const { claims: _, devices: __, links: ___, calls: ____, formerly = [], ...rest } = player;
  const before = formerly.slice(0, formerly.indexOf(former));
  return {
    ...rest,
    credentials,
    ...(devices.length === 0 ? {} : { devices }),
    ...(before.length === 0 ? {} : { formerly: before }),
  };
}

const formerOf = (player: Player | undefined, key: string | undefined): StoredFormer | undefined =>
  player?.formerly?.find(({ keys }) => key !== undefined && keys.includes(key));
