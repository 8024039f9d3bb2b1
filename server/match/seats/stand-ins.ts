/** Bots that play for people, and people who play themselves again. */
import type { Player } from '../../storage/types.ts';
import { STAND_IN } from './seats.ts';

/** The player with a bot playing for them: until they are back, until they do something, or for one decision. */
export function stoodIn(player: Player, until?: Player['standInUntil']): Player {
  return { ...playing(player), standIn: STAND_IN, ...(until === undefined ? {} : { standInUntil: until }) };
}

/** The player playing themselves. */
export function playing(player: Player): Player {
  const { standIn: _, standInUntil: __, left: ___, ...rest } = player;
  return rest;
}
