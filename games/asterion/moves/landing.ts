/** Where a tile can land, placed or moved. */
import { openSides, ROTATIONS } from '../board.ts';
import { frontier, isEmpty, lay, leadsOutWith, neighbourCount, wayOut } from '../layout.ts';
import type { AsterionMove, AsterionRefusal, State } from '../types.ts';

const NOWHERE = -1;

/** Lists where a face can land, anywhere but on `except`. Asterion 2.1, 2.3 */
export function listLandings(
  state: State,
  face: number,
  except: number,
  landing: (index: number) => AsterionMove,
  moves: object[],
): void {
  lay(state);
  const way = wayOut(state, NOWHERE);
  for (const cell of frontier(state)) {
    if (cell === except) continue;
    const harmless = !way.includes(cell) || wayOut(state, cell).length > 0;
    for (const rotation of ROTATIONS[face]!) {
      if (harmless || leadsOutWith(state, cell, openSides(face, rotation))) moves.push(landing(cell * 4 + rotation));
    }
  }
}

export function refuseLanding(state: State, face: number, cell: number, rotation: number): AsterionRefusal | undefined {
  lay(state);
  if (!isEmpty(cell)) return { code: 'cellTaken' };
  if (neighbourCount(cell) === 0) return { code: 'notAdjacent' };
  return leadsOutWith(state, cell, openSides(face, rotation)) ? undefined : { code: 'asterionTrapped' };
}
