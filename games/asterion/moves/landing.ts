/** Where a tile can be placed, or dropped after it was lifted. */
import { CELLS } from '../../kit/geometry/square.ts';
import { builtOnce } from '../../kit/moves.ts';
import { NOWHERE, ROTATIONS, openSides } from '../board.ts';
import { FACES } from '../data.ts';
import { frontier, isEmpty, lay, neighbourCount } from '../layout.ts';
import { gateAt, passes, wayOut } from '../outside.ts';
import type { AsterionMove, AsterionRefusal, State } from '../types.ts';

export type Landing = Extract<AsterionMove, { readonly cell: number }>;
/** By `cell * FACES.length + face`: a move for each rotation of the face that looks different. */
type Landings = (index: number) => readonly Landing[];

function landings(type: Landing['type']): Landings {
  return builtOnce(CELLS * FACES.length, (i) => {
    const cell = Math.floor(i / FACES.length);
    return ROTATIONS[i % FACES.length]!.map((rotation): Landing => ({ type, cell, rotation }));
  });
}

export const PLACEMENTS = landings('placeTile');
export const DROPS = landings('dropTile');

/** Lists where a face can be laid, except on the cell `except`. Asterion 2.1, 2.3 */
export function listLandings(state: State, face: number, except: number, at: Landings, moves: object[]): void {
  lay(state);
  const way = wayOut(state, NOWHERE);
  for (const cell of frontier(state)) {
    if (cell === except) continue;
    const found = at(cell * FACES.length + face);
    const gate = way.includes(cell) && wayOut(state, cell).length === 0 ? gateAt(state, cell) : undefined;
    for (let i = 0; i < found.length; i++) {
      if (gate === undefined || passes(gate, openSides(face, found[i]!.rotation))) moves.push(found[i]!);
    }
  }
}

export function refuseLanding(state: State, face: number, cell: number, rotation: number): AsterionRefusal | undefined {
  lay(state);
  if (!isEmpty(cell)) return { code: 'cellTaken' };
  if (neighbourCount(cell) === 0) return { code: 'notAdjacent' };
  const gate = gateAt(state, cell);
  if (passes(gate, openSides(face, rotation))) return undefined;
  const turnable = ROTATIONS[face]!.some((other) => passes(gate, openSides(face, other)));
  return { code: turnable ? 'asterionTrapped' : 'cellTraps' };
}
