/** Questions about who sits where, answered from a match's metadata. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchData, Player } from '../../storage/types.ts';

/** boardgame.io treats a seat with a name as taken. */
export const isTaken = (player: Player): boolean => player.name !== undefined;

/** Whether anybody may sit down there. */
export const isFree = (player: Player): boolean => !isTaken(player) && player.kept === undefined;

const playersOf = ({ players }: MatchData): readonly Player[] => Object.values(players);

const isFull = (metadata: MatchData): boolean => playersOf(metadata).every(isTaken);

/** The people who have yet to say that they are ready, if there are several people. */
export const unready = (metadata: MatchData): readonly Player[] => {
  const people = playersOf(metadata).filter(isPerson);
  return people.length < 2 ? [] : people.filter(({ waits }) => waits === true);
};

/**
 * Somebody at a waiting table: the match begins when they say that they are ready. Their first decision gets extra
 * time.
 */
export const askReady = (player: Player): Player => ({
  ...player,
  waits: true,
  clock: { ...player.clock, first: true },
});

/** Whether somebody can be asked. Clients other than our pages can't say that they are ready. */
export const canBeAsked = ({ share, clock }: Player): boolean => share !== undefined || clock?.first === true;

/** The same for somebody who had agreed to something else before, if they can be asked. */
export const askAnew = (player: Player): Player => (canBeAsked(player) ? askReady(player) : player);

/** The player after saying so. */
export function ready(player: Player): Player {
  const said = { ...player };
  delete said.waits;
  return said;
}

/** Whether all seats are taken and everybody is ready. */
export const mayBegin = (metadata: MatchData): boolean => isFull(metadata) && unready(metadata).length === 0;

/** Whether everybody is there and ready, and the cards are dealt: the match is played. */
export const isUnderWay = (metadata: MatchData): boolean =>
  metadata.draw === undefined ? mayBegin(metadata) : isFull(metadata) && metadata.draw.stage === 'dealt';

/** How far a match is, for everybody: it waits for people, is played, or is over. */
export function statusOf(metadata: MatchData): 'open' | 'playing' | 'over' {
  if (metadata.gameover !== undefined) return 'over';
  return isUnderWay(metadata) ? 'playing' : 'open';
}

/** A person, who has proved who they are, and not a bot. */
export const isPerson = (player: Player): boolean => player.credentials !== undefined;

/** The level that plays for absent people: as good as a bot can, because it is their game. */
export const STAND_IN = 'master';

/** Which part of its level's thinking time such a bot may use, because the others wait for it. */
export const STAND_IN_SHARE = 0.4;

/** The level of the bot that plays a seat now: its own bot, or a stand-in. */
export const botOf = ({ bot, standIn }: Player): string | undefined => bot ?? standIn;

export const hasBots = (metadata: MatchData): boolean =>
  playersOf(metadata).some((player) => botOf(player) !== undefined);

/** The people who are present and play themselves. */
export const peopleThere = (metadata: MatchData, isThere: (seat: Seat) => boolean): readonly Seat[] =>
  playersOf(metadata)
    .filter((player) => isPerson(player) && player.standIn === undefined && isThere(player.id))
    .map(({ id }) => id);

/** Whether a person sits in another seat than this one. */
export const hasOthers = (metadata: MatchData, seat: Seat): boolean =>
  playersOf(metadata).some((player) => player.id !== seat && isPerson(player));

/**
 * Whether somebody waits alone at a table that "play now" opened, and has asked nobody else there. They would as gladly
 * sit at any other such table.
 */
export const waitsAlone = (metadata: MatchData): boolean =>
  metadata.quick === true &&
  metadata.gameover === undefined &&
  playersOf(metadata).filter((player) => !isFree(player)).length === 1 &&
  playersOf(metadata).some(isPerson);

/** Whether such a person would as gladly play another game. */
export const waitsForAny = (metadata: MatchData): boolean =>
  waitsAlone(metadata) && playersOf(metadata).some(({ anyGame }) => anyGame === true);

export const firstFree = (metadata: MatchData): Seat | undefined => playersOf(metadata).find(isFree)?.id;

/**
 * Who may act as host: the host; while they are away or gone, the next person around the table who is present; or, if
 * nobody is, the next person. Undefined if nobody sits there, and at tables of tournaments.
 */
export function hostOf(metadata: MatchData, isPresent: (seat: Seat) => boolean): Seat | undefined {
  if (metadata.tournament !== undefined) return undefined;
  const { host = 0 } = metadata;
  const people = playersOf(metadata).filter(isPerson);
  const round = [...people.filter(({ id }) => id >= host), ...people.filter(({ id }) => id < host)];
  return (round.find(({ id }) => isPresent(id)) ?? round[0])?.id;
}

/** Removes a free seat. Seats are numbered without gaps, so the player of the last seat moves to its place. */
export function closeSeat(metadata: MatchData, seat: Seat): void {
  const { players, host } = metadata;
  const last = playersOf(metadata).at(-1);
  if (last === undefined) return;
  if (last.id !== seat) players[seat] = movedTo(seat, last);
  if (host === last.id) metadata.host = seat;
  delete players[last.id];
}

/** Links that were made for the old seat must lead to the new one. */
function movedTo(seat: Seat, player: Player): Player {
  if (player.bot !== undefined) return botIn(seat, player.bot);
  const moved = { ...player, id: seat };
  delete moved.links;
  return moved;
}

/** A seat with a bot in it. A name marks it as taken; pages show its level instead. */
export function botIn(seat: Seat, level: string): Player {
  return { id: seat, name: `Bot ${seat + 1}`, bot: level };
}
