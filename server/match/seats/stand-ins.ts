/** Lets bots play for people, and people play themselves again. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Player } from '../../storage/types.ts';
import { STAND_IN } from './seats.ts';

/** The player with a bot playing for them: until they are back, until they do something, or for one decision. */
export function stoodIn(player: Player, until?: Player['standInUntil']): Player {
  return { ...playing(player), standIn: STAND_IN, ...(until === undefined ? {} : { standInUntil: until }) };
}

/** The player playing themselves. */
function playing(player: Player): Player {
  const { standIn: _, standInUntil: __, left: ___, ...rest } = player;
  return rest;
}

/** Lets a bot play for somebody. */
export function letStandIn(store: MatchStore, id: string, seat: Seat, until?: Player['standInUntil']): void {
  store.updateMetadata(id, ({ players }) => {
    players[seat] = stoodIn(players[seat] ?? { id: seat }, until);
  });
}

/** Lets somebody play themselves again. */
export function takeBack(store: MatchStore, id: string, seat: Seat): void {
  store.updateMetadata(id, ({ players }) => {
    players[seat] = playing(players[seat] ?? { id: seat });
  });
}
