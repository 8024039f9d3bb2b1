/** Who sits where at a match, by its metadata. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchData, Player } from '../../storage/types.ts';

/** boardgame.io counts a seat as taken by its name. */
export const isTaken = (player: Player): boolean => player.name !== undefined;

/** Whether anybody may sit down there. */
export const isFree = (player: Player): boolean => !isTaken(player) && player.kept === undefined;

const playersOf = ({ players }: MatchData): readonly Player[] => Object.values(players);

const isFull = (metadata: MatchData): boolean => playersOf(metadata).every(isTaken);

/** Who of several people has yet to say that they are ready. */
export const unready = (metadata: MatchData): readonly Player[] => {
  const people = playersOf(metadata).filter(isPerson);
  return people.length < 2 ? [] : people.filter(({ waits }) => waits === true);
};

/** Somebody at a waiting table: the match begins once they say that they are ready, and their first decision has grace. */
export const askReady = (player: Player): Player => ({
  ...player,
  waits: true,
  clock: { ...player.clock, first: true },
});

/** The same, where they have agreed to something else before. Whoever came by other pages than ours has no word for it. */
export const askAnew = (player: Player): Player =>
  player.share !== undefined || player.clock?.first === true ? askReady(player) : player;

/** The player once they have said so. */
export function ready(player: Player): Player {
  const said = { ...player };
  delete said.waits;
  return said;
}

/** Whether nobody is waited for any more. */
export const mayBegin = (metadata: MatchData): boolean => isFull(metadata) && unready(metadata).length === 0;

/** Whether all are there and ready and the cards are dealt: from then on it is played. */
export const isUnderWay = (metadata: MatchData): boolean =>
  metadata.draw === undefined ? mayBegin(metadata) : isFull(metadata) && metadata.draw.stage === 'dealt';

/** Somebody who proved who they are. */
export const isPerson = (player: Player): boolean => player.credentials !== undefined;

/** Plays for people who are away: as well as a bot can, since the game is theirs. */
export const STAND_IN = 'master';

/** What part of its level's time one who stands in may take: the others at the table wait for it. */
export const STAND_IN_SHARE = 0.4;

/** Level of the bot that plays a seat now: its own, or one that stands in. */
export const botOf = ({ bot, standIn }: Player): string | undefined => bot ?? standIn;

export const hasBots = (metadata: MatchData): boolean =>
  playersOf(metadata).some((player) => botOf(player) !== undefined);

/** The people who are there and play themselves. */
export const peopleThere = (metadata: MatchData, isThere: (seat: Seat) => boolean): readonly Seat[] =>
  playersOf(metadata)
    .filter((player) => isPerson(player) && player.standIn === undefined && isThere(player.id))
    .map(({ id }) => id);

/** Whether somebody who proved who they are sits in another seat than this. */
export const hasOthers = (metadata: MatchData, seat: Seat): boolean =>
  playersOf(metadata).some((player) => player.id !== seat && isPerson(player));

export const firstFree = (metadata: MatchData): Seat | undefined => playersOf(metadata).find(isFree)?.id;

/**
 * Who may do what a host may: whoever has the right; while they are away or gone the next person who is there, going round,
 * or where nobody is, the next person. Undefined where nobody sits.
 */
export function hostOf(metadata: MatchData, isPresent: (seat: Seat) => boolean): Seat | undefined {
  const { host = 0 } = metadata;
  const people = playersOf(metadata).filter(isPerson);
  const round = [...people.filter(({ id }) => id >= host), ...people.filter(({ id }) => id < host)];
  return (round.find(({ id }) => isPresent(id)) ?? round[0])?.id;
}

/** Takes a free seat away. Seats are numbered without a gap: whoever has the last one moves to its place. */
export function closeSeat(metadata: MatchData, seat: Seat): void {
  const { players, host } = metadata;
  const last = playersOf(metadata).at(-1);
  if (last === undefined) return;
  if (last.id !== seat) players[seat] = movedTo(seat, last);
  if (host === last.id) metadata.host = seat;
  delete players[last.id];
}

/** Their links lead to the seat they had. */
function movedTo(seat: Seat, player: Player): Player {
  if (player.bot !== undefined) return botIn(seat, player.bot);
  const moved = { ...player, id: seat };
  delete moved.links;
  return moved;
}

/** A seat with a bot in it. Its name makes it taken; screens show it by its level. */
export function botIn(seat: Seat, level: string): Player {
  return { id: seat, name: `Bot ${seat + 1}`, bot: level };
}
