/** Whether what a refusal advises can be done; null where it advises nothing. */
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import type { Advice, Refused } from '../../../games/kit/laws/advice.ts';

type At = Refused<State, AsterionMove>;
type Advised = (at: At) => boolean;

const has =
  (type: AsterionMove['type']): Advised =>
  ({ legal }) =>
    legal.some((move) => move.type === type);

/** A lit cell other than the one chosen. */
const otherCell: Advised = ({ legal, move }) =>
  legal.some((other) => 'cell' in other && 'cell' in move && other.cell !== move.cell);

/** A lit tile, for the same. */
const litTile: Advised = (at) => has(at.move.type)(at);

const swapOf = ({ legal, move }: At, first: number, second: number) =>
  move.type === 'swapTiles' &&
  legal.some((other) => other.type === 'swapTiles' && other.first === first && other.second === second);

export const advice: Advice<State, AsterionMove> = {
  gameOver: null,
  notYourTurn: null,
  malformed: ({ legal }) => legal.length > 0,
  wrongPhase: (at) => has(at.refusal['phase'] === 'relocation' ? 'dropTile' : 'placeTile')(at),
  cellTaken: otherCell,
  notAdjacent: otherCell,
  asterionTrapped: (at) =>
    otherCell(at) && at.legal.some((other) => 'cell' in other && 'cell' in at.move && other.cell === at.move.cell),
  cellTraps: otherCell,
  sameCell: otherCell,
  noSuchTile: null,
  noTileYet: has('placeTile'),
  noneToHandle: has('placeTile'),
  onlyOneTile: has('placeTile'),
  noneToMove: (at) => has('placeTile')(at) && has('rotateTile')(at),
  notYourTile: litTile,
  explorerDead: litTile,
  walledIn: litTile,
  layoutSplit: litTile,
  sameTile: ({ legal, move }) =>
    move.type === 'swapTiles' &&
    legal.some((other) => other.type === 'swapTiles' && [other.first, other.second].includes(move.first)),
  wrongOrder: (at) => at.move.type === 'swapTiles' && swapOf(at, at.move.second, at.move.first),
};
