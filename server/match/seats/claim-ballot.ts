/**
 * What a claim of a seat needs: time in which the seat's holder may come back, and the yes of others who can't be the
 * one who claims. Who claims may be one of the players at another address, so a yes counts for sure only from a
 * different address block. Only where there is no such person and either nobody else plays at all or the claim comes
 * from the block of the seat's own holder, as in a household, it can do without: then it waits much longer.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchData, Player, StoredClaim } from '../../storage/types.ts';
import type { Claimed } from '../../contract/tables.ts';
import { type Subject, type Tally, majority } from '../people/ballots.ts';
import { apartness } from './blocks.ts';
import { isPerson } from './seats.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** No claim is decided before this. */
export const LEAST_WAIT = MINUTE;
/** A slow table waits for this part of a turn, in which most people look once. */
const PART_OF_TURN = 1 / 4;
const MOST_WAIT = 12 * HOUR;
/** How long a table waits that would wait for ever for somebody who is away. */
const NEVER = 10 * MINUTE;
/** How many times as long a claim waits that nobody can vouch for. */
const UNVOUCHED = 10;

/** The beginning of the hash; enough to tell claims apart. */
export const claimId = ({ kept }: StoredClaim): string => kept.slice(0, 12);

/** A claim of a seat, without who has agreed so far. */
export type Claim = Subject & Omit<StoredClaim, 'agreed'>;

/** How the others stand to a claim. */
export interface ClaimTally extends Tally {
  /** For how many milliseconds it waits before it can be carried. */
  readonly waits: number;
  /** For how many milliseconds more it is open: others still have time to come and answer. */
  readonly stays: number;
  /** Whether somebody must agree who surely is somebody else, and nobody of them has. */
  readonly lacksOther: boolean;
}

/** The claims of a seat that are open, the earliest first. */
export const openClaims = (metadata: MatchData, player: Player, now: number): readonly StoredClaim[] =>
  (player.claims ?? []).filter((claim) => {
    const { waits, stays } = tallyOf(metadata, { seat: player.id, ...claim });
    return now < claim.at + waits + stays;
  });

/** `isThere` says who is present, and so is asked. */
export function tallyOf(metadata: MatchData, claim: Claim, isThere: (seat: Seat) => boolean = () => false): ClaimTally {
  const { seat } = claim;
  const { claims = [], block } = metadata.players[seat] ?? {};
  const stored = claims.find(({ kept }) => kept === claim.kept);
  const yeses = stored?.agreed ?? [];
  const others = Object.values(metadata.players).filter((player) => isPerson(player) && player.id !== seat);
  const kinds = others.map((player) => ({ player, kind: apartness(player.block, claim.block) }));
  const countable = kinds.filter(({ kind }) => kind !== 'same');
  // Whoever has left for good can't be waited for.
  const stay = countable.filter(({ player }) => player.left === undefined);
  const apart = new Set(stay.filter(({ kind }) => kind === 'apart').map(({ player }) => player.id));
  const voters = countable.map(({ player }) => player.id).filter((each) => isThere(each) || yeses.includes(each));
  const agreed = yeses.filter((each) => voters.includes(each));
  const needed = stay.length === 0 && voters.length === 0 ? 0 : majority(voters.length);
  const isHome = apart.size === 0 && (others.length === 0 || apartness(block, claim.block) === 'same');
  const lacksOther = !isHome && !agreed.some((each) => apart.has(each));
  const waits = waitAt(metadata) * (isHome ? UNVOUCHED : 1);
  const isCarried = stored !== undefined && agreed.length >= needed && !lacksOther;
  return { voters, agreed, needed, isCarried, lacksOther, waits, stays: Math.max(10 * MINUTE, 4 * waits) };
}

/** The claims of a seat as they are told; undefined if nobody claims it or its holder is present. */
export function claimsOn(
  metadata: MatchData,
  player: Player,
  isThere: (seat: Seat) => boolean,
): readonly Claimed[] | undefined {
  if (player.claims === undefined || isThere(player.id)) return undefined;
  return player.claims.map((claim) => claimed(claim, tallyOf(metadata, { seat: player.id, ...claim }, isThere)));
}

/** A claim as it is told. */
export const claimed = (claim: StoredClaim, { agreed, needed, lacksOther }: ClaimTally): Claimed => ({
  id: claimId(claim),
  agreed,
  needed,
  ...(lacksOther ? { lacksOther } : {}),
});

/** Whether somebody surely at the claim's own address says yes to it. */
export const isOwnVoice = ({ players }: MatchData, claim: StoredClaim, voter: Seat): boolean =>
  apartness(players[voter]?.block, claim.block) === 'same';

/** The wait by the pace of a table: for as long as it waits for somebody who is away, within bounds. */
function waitAt({ pace, patience = 0 }: MatchData): number {
  if (pace?.kind === 'slow') return Math.min(MOST_WAIT, Math.max(HOUR, pace.turn * SECOND * PART_OF_TURN));
  const away = patience === 'never' ? NEVER : patience * SECOND;
  return Math.min(MOST_WAIT, Math.max(LEAST_WAIT, pace === undefined ? away : pace.decision * SECOND));
}
