/** Bots that play for people, and people who play again themselves. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Player } from '../../storage/types.ts';
import { STAND_IN } from './seats.ts';

/** A player whose seat a bot plays: until they are there again, do something, or the one decision is made. */
export function stoodIn(player: Player, until?: Player['standInUntil']): Player {
  return { ...playing(player), standIn: STAND_IN, ...(until === undefined ? {} : { standInUntil: until }) };
}

/** A player who plays themselves. */
function playing(player: Player): Player {
  const { standIn: _, standInUntil: __, left: ___, ...rest } = player;
  return rest;
}

/** Has a bot play for somebody. */
export function letStandIn(store: MatchStore, id: string, seat: Seat, until?: Player['standInUntil']): void {
  store.updateMetadata(id, ({ players }) => {
    players[seat] = stoodIn(players[seat] ?? { id: seat }, until);
  });
}

/** Whoever sits there plays again. */
export function takeBack(store: MatchStore, id: string, seat: Seat): void {
  store.updateMetadata(id, ({ players }) => {
    players[seat] = playing(players[seat] ?? { id: seat });
  });
}
