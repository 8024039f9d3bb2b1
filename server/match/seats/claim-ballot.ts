/**
 * What a claim of a seat needs: time in which the seat's holder may come back, and the yes of others who can't be the
 * one who claims. Who claims may be one of the players at another address, so a yes counts for sure only from a
 * different address block. Only where there is no such person and either nobody else plays at all or the claim comes
 * from the block of the seat's own holder, as in a household, it can do without: then it waits much longer.
 */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchData, Player, StoredClaim } from '../../storage/types.ts';
import type { Claimed } from '../../contract/tables.ts';
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

const majority = (voters: number): number => Math.floor(voters / 2) + 1;

/** How far a claim is. */
export interface Ballot {
  readonly agreed: readonly Seat[];
  readonly needed: number;
  /** For how many milliseconds it waits in all. */
  readonly waits: number;
  /** For how many milliseconds it is open: after its wait, others still have time to come and answer. */
  readonly lasts: number;
  /** Whether somebody must agree who surely is somebody else, and nobody of them has. */
  readonly lacksOther: boolean;
  /** Whether enough have agreed; the seat is given when the wait is over, too. */
  readonly isCarried: boolean;
}

/** The claims of a seat that are open, the earliest first. */
export const openClaims = (metadata: MatchData, player: Player, now: number): readonly StoredClaim[] =>
  (player.claims ?? []).filter((claim) => now < claim.at + ballotOn(metadata, player, claim).lasts);

/** How the others stand to a claim. `isThere` says who is present, and so is asked. */
export function ballotOn(
  metadata: MatchData,
  { id: seat, block }: Player,
  claim: StoredClaim,
  isThere: (seat: Seat) => boolean = () => false,
): Ballot {
  const { agreed: yeses = [] } = claim;
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
  return {
    agreed,
    needed,
    waits,
    lasts: waits + Math.max(10 * MINUTE, 4 * waits),
    lacksOther,
    isCarried: agreed.length >= needed && !lacksOther,
  };
}

/** The claims of a seat as they are told; undefined if nobody claims it or its holder is present. */
export function claimsOn(
  metadata: MatchData,
  player: Player,
  isThere: (seat: Seat) => boolean,
): readonly Claimed[] | undefined {
  if (player.claims === undefined || isThere(player.id)) return undefined;
  return player.claims.map((claim) => claimed(claim, ballotOn(metadata, player, claim, isThere)));
}

/** A claim as it is told. */
export const claimed = (claim: StoredClaim, { agreed, needed, lacksOther }: Ballot): Claimed => ({
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
