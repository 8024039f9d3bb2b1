/** Which kinds of move a seat of Asterion has, by the page of rules and not by the code. */
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { type Ways, those } from '../../../games/kit/laws/ways.ts';
import { type Laid, laid, touching } from './oracle.ts';

/** A tile can always be placed (5.2); the others are for tiles that may be handled (4.2). */
export const ways: Ways<State, AsterionMove> = (state, seat) => {
  if (seat !== state.turn) return [];
  if (state.lifted >= 0) return ['dropTile'];
  const tiles = laid(state);
  const able = tiles.flatMap((_, tile) =>
    state.owner[tile] === seat && state.alive[tile] === 1 && touching(tiles, tile).length <= 3 ? [tile] : [],
  );
  return those({
    placeTile: true,
    rotateTile: able.length > 0,
    swapTiles: able.length > 1,
    liftTile: able.some((tile) => holdsTogether(tiles.toSpliced(tile, 1))),
  });
};

/** Asterion 4.6 */
function holdsTogether(tiles: readonly Laid[]): boolean {
  const reached = new Set([0]);
  for (const tile of reached) for (const other of touching(tiles, tile)) reached.add(other);
  return reached.size === tiles.length;
}
