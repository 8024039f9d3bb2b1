/** How moves are pressed on the labyrinth. */
import { frontier, lay } from '../../../games/asterion/layout.ts';
import type { AsterionEvent, AsterionMove, State } from '../../../games/asterion/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Place } from '../../kit/a11y/roving.ts';
import { type Begun, type Scene, type Spot, partsOf, spot } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { pointOf } from './drawing.ts';

/** The uses of a turn beside placing the held tile: each gives that up and turns, swaps or moves tiles. */
export type Use = 'turn' | 'swap' | 'move';

/** What a turn is used for; what isn't chosen places the held tile. */
export function modeOf([first]: readonly Spot[]): 'place' | Use {
  return first === 'turn' || first === 'swap' || first === 'move' ? first : 'place';
}

/** A cell, and the tile on it that can be handled. */
export interface Cell extends Place {
  readonly cell: number;
}

export interface Draft {
  /** The rotation of the tile to place; null for its original one. */
  readonly rotation: number | null;
  /** How many quarters to turn a tile on the table; null for the smallest number that changes something. */
  readonly quarters: number | null;
}

export type AsterionStage = Stage<State, AsterionMove, Draft>;

export const scene: Scene<State, AsterionMove, AsterionEvent, Draft> = {
  prepared: ['rotation', 'quarters'],
  blank: { rotation: null, quarters: null },
  kept: ({ rotation }) => ({ rotation, quarters: null }),
  time: ({ state, seat }) => `${seat} ${state.turns} ${state.lifted}`,
  ways(move) {
    switch (move.type) {
      case 'rotateTile':
        return [['turn', spot('tile', move.tile)]];
      case 'swapTiles': {
        const [first, second] = [spot('tile', move.first), spot('tile', move.second)];
        return [
          ['swap', first, second],
          ['swap', second, first],
        ];
      }
      case 'liftTile':
        return [['move', spot('tile', move.tile)]];
      default:
        return [[spot('cell', move.cell)]];
    }
  },
  whyNot(of, begun, why) {
    const move = triedAt(of, begun);
    return move && why(move);
  },
  shows: (event, { cell }) => {
    const at = tilesOf(event).flatMap((tile) => cell[tile] ?? []);
    // A hint may place a tile that isn't there yet.
    return (at.length === 0 && event.type === 'tilePlaced' ? [event.cell] : at).map((each) => spot('cell', each));
  },
};

/** The move that a press would try; undefined for tiles that are only looked at while one places another. */
function triedAt(of: Spot, { state, begun: [use, first] }: Begun<State, AsterionMove>): AsterionMove | undefined {
  const [on, number] = partsOf(of);
  if (on === 'cell') return { type: state.lifted < 0 ? 'placeTile' : 'dropTile', cell: number, rotation: 0 };
  if (on !== 'tile') return ANY[on as Use];
  if (use === undefined) return undefined;
  if (use === 'move') return { type: 'liftTile', tile: number };
  if (use === 'turn' || first === undefined) return { type: 'rotateTile', tile: number, quarters: 1 };
  const other = partsOf(first)[1];
  return { type: 'swapTiles', first: Math.min(other, number), second: Math.max(other, number) };
}

/** The rules know a reason that holds for every tile, if no tile can be handled in this way. */
const ANY: Readonly<Record<Use, AsterionMove>> = {
  turn: { type: 'rotateTile', tile: 0, quarters: 1 },
  swap: { type: 'swapTiles', first: 0, second: 1 },
  move: { type: 'liftTile', tile: 0 },
};

/**
 * The cells beside tiles: those that aren't lit say why the tile in hand can't lie there. Or the tiles that can be
 * handled now; the others say by themselves why they can't.
 */
export function placesIn({ state, lit, begun }: Begun<State, AsterionMove>): readonly Cell[] {
  if (modeOf(begun) !== 'place') {
    return state.cell
      .map((cell, tile) => ({ key: spot('tile', tile), cell, ...pointOf(cell) }))
      .filter(({ key }) => lit.has(key) || begun.includes(key));
  }
  if (![...lit.keys()].some((of) => partsOf(of)[0] === 'cell')) return [];
  lay(state);
  return frontier(state).map((cell) => ({ key: spot('cell', cell), cell, ...pointOf(cell) }));
}

/** The middle of a cell's spot. */
export function pointOfSpot(of: Spot): Point {
  return pointOf(partsOf(of)[1]);
}

/** The tiles that an event is about. */
export function tilesOf(event: AsterionEvent): readonly number[] {
  switch (event.type) {
    case 'tilePlaced':
    case 'tileRotated':
    case 'tileLifted':
    case 'tileMoved':
    case 'explorerEscaped':
      return [event.tile];
    case 'tilesSwapped':
      return [event.first, event.second];
    case 'explorersKilled':
      return event.tiles;
    default:
      return [];
  }
}

/** The cells of those tiles on which explorers of these seats live. */
export function wonBy({ cell, owner, alive }: State, seats: ReadonlySet<Seat>): readonly Spot[] {
  return cell.flatMap((at, tile) => (seats.has(owner[tile]!) && alive[tile] === 1 ? [spot('cell', at)] : []));
}
