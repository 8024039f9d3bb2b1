/** What one has played at this browser, online and on this screen, in one shape for the lists of the home page. */
import type { Meta } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { SeatSummary } from '../../../server/contract/tables.ts';
import { type HeldNow, isYourTurn, useHeldMatches } from '../../lobby/seat/held-matches.ts';
import { type HeldSeats, forgetSeats, useHeldSeats } from '../../asking/keys.ts';
import { seatName } from '../../text/seat-name.ts';
import { useNow } from '../../asking/use-now.ts';
import type { LocalSeat } from '../../saved/local-setup.ts';
import type { KeptGame } from '../../saved/saved-game.ts';
import { useKeptGames } from '../../saved/use-kept-games.ts';
import { useShelf } from '../../table/shelf.ts';
import { useText } from '../../text/index.ts';
import type { Text } from '../../text/shell/en.ts';

interface SeatLeft {
  readonly seat: Seat;
  /** Undefined for a free seat. */
  readonly name: string | undefined;
  /** In the final ranking; 1 is first. */
  readonly rank?: number;
  readonly score?: number;
}

/** A game to continue or to look back at. */
export interface LeftOff {
  readonly id: string;
  readonly meta: Meta;
  readonly href: string;
  readonly where: 'online' | 'here';
  readonly seats: readonly SeatLeft[];
  /** The seats of the people at this screen; online, one's own seat. */
  readonly own: readonly Seat[];
  readonly toMove: readonly Seat[];
  /** The number of moves made, if this browser counts them. */
  readonly moves?: number;
  /** open: there are free seats. */
  readonly status: 'open' | 'playing' | 'over' | 'wornOut';
  /** Whether it is the turn of the only person at this screen. */
  readonly yourTurn: boolean;
  /** Minutes since something last happened. */
  readonly minutes: number;
  /** Removes it from the list. A game on this screen is deleted. */
  remove(): void;
}

/** All games: first those that wait for the person here, then by when something last happened. */
export function useLeftOff(): readonly LeftOff[] {
  const text = useText();
  const { games } = useShelf();
  const held = useHeldMatches();
  const seats = useHeldSeats();
  const kept = useKeptGames();
  const now = useNow();
  const online = held.map(
    (match) => [games.get(match.game)?.meta, (meta: Meta) => onlineGame(match, meta, seats, text)] as const,
  );
  const here = kept.games.map((game) => {
    const remove = () => kept.forget([game.id]);
    return [games.get(game.game)?.meta, (meta: Meta) => gameHere(game, meta, now, remove)] as const;
  });
  const all = [...online, ...here].flatMap(([meta, make]) => (meta === undefined ? [] : [make(meta)]));
  return all.toSorted(
    (a, b) =>
      Number(b.yourTurn && b.where === 'online') - Number(a.yourTurn && a.where === 'online') || a.minutes - b.minutes,
  );
}

function onlineGame(match: HeldNow, meta: Meta, seats: HeldSeats, text: Text): LeftOff {
  const { id, status, toMove, result, age } = match;
  return {
    id,
    meta,
    href: `/match/${id}`,
    where: 'online',
    seats: match.seats.map((seat: SeatSummary) => ranked({ seat: seat.seat, name: seatName(seat, text) }, result)),
    own: [Number(seats[id]?.playerID)],
    toMove,
    status,
    yourTurn: isYourTurn(match, seats),
    minutes: Math.max(0, Math.floor(age / 60_000)),
    remove: () => forgetSeats([id]),
  };
}

function gameHere(game: KeptGame, meta: Meta, now: number, remove: () => void): LeftOff {
  const { id, seats, moves, standing } = game;
  const own = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const toMove = standing?.toMove ?? [];
  const result = standing?.result ?? undefined;
  return {
    id,
    meta,
    href: `/local/${game.game}/${id}`,
    where: 'here',
    seats: seats.map(({ name }: LocalSeat, seat) => ranked({ seat, name }, result)),
    own,
    toMove,
    moves,
    status: result === undefined ? 'playing' : 'over',
    yourTurn: own.length === 1 && toMove.includes(own[0] ?? -1),
    minutes: Math.max(0, Math.floor((now - game.touchedAt) / 60_000)),
    remove,
  };
}

interface Ending {
  readonly places: readonly { readonly seat: Seat; readonly rank: number; readonly score: number }[];
}

function ranked(seat: SeatLeft, result: Ending | undefined): SeatLeft {
  const place = result?.places.find((each) => each.seat === seat.seat);
  return place === undefined ? seat : { ...seat, rank: place.rank, score: place.score };
}
