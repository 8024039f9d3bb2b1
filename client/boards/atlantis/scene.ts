/** How moves are pressed on the road and in the hand. */
import { MAINLAND, SLOTS } from '../../../games/atlantis/board.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import { destination } from '../../../games/atlantis/path.ts';
import type { AtlantisEvent, AtlantisMove, State } from '../../../games/atlantis/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Scene, type Way, partsOf, spot } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { pickedIn } from './picked.ts';
import { whyNoBridge, whyNoPawn, whyNoSale, whyNotTo } from './places/reasons.ts';

export interface Draft {
  /** The index of the way that the player looks at, of several to a place. */
  readonly way: number;
}

export type AtlantisStage = Stage<State, AtlantisMove, Draft>;

export const scene: Scene<State, AtlantisMove, AtlantisEvent, Draft> = {
  buttons: ['payToll', 'showHand'],
  // Several pawns may come to one place, each in several ways: the panel beside the road has one chosen.
  prepared: ['pawn', 'cards'],
  blank: { way: 0 },
  kept: () => ({ way: 0 }),
  time: ({ state, seat }) =>
    `${seat} ${state.turn} ${state.phase} ${state.pawns.join()} ${state.handSizes.join()} ${state.bridges.join()}`,
  ways(move, { state, seat, legal }) {
    switch (move.type) {
      case 'movePawn':
        return seat === null ? [] : waysOf(move, landing(state, seat, move), isOnlyPawn(move.pawn, legal));
      case 'buildBridge':
        return [['buildBridge', spot('hole', move.slot)]];
      case 'sellTile':
        return [['sellTile', spot('sell', move.face)]];
      default:
        return [];
    }
  },
  whyNot(of, { state, seat, legal, begun }, why) {
    if (seat === null) return undefined;
    const asking = { state, seat, legal, why };
    const [on, number] = partsOf(of);
    if (on === 'sellTile') return whyNoSale(asking);
    if (on === 'buildBridge') return whyNoBridge(asking);
    const picked = pickedIn(begun);
    return on === 'pawn' ? whyNoPawn(asking, number, picked.card) : whyNotTo(asking, picked, number);
  },
  shows(event) {
    switch (event.type) {
      case 'pawnMoved':
        return event.stops.filter((stop) => stop < SLOTS).map((stop) => spot('to', stop));
      case 'tileTaken':
      case 'tileRevealed':
      case 'slotFlooded':
      case 'bridgeBuilt':
        return [spot('to', event.slot)];
      default:
        return [];
    }
  },
};

type Moving = Extract<AtlantisMove, { type: 'movePawn' }>;

/** The pawn or its first card, or both, and then the place; the place alone, where only one pawn can move. */
function waysOf({ pawn, cards }: Moving, to: number, isOnly: boolean): readonly Way[] {
  const [one, card, place] = [spot('pawn', pawn), spot('card', cards[0]), spot('to', to)];
  const ways = [
    [one, place],
    [card, place],
    [one, card, place],
    [card, one, place],
  ];
  return isOnly ? [...ways, [place]] : ways;
}

function isOnlyPawn(pawn: number, legal: readonly AtlantisMove[]): boolean {
  return legal.every((move) => move.type !== 'movePawn' || move.pawn === pawn);
}

/** Where a pawn comes to. */
function landing(state: State, seat: Seat, { pawn, cards }: Moving): number {
  return cards.reduce((from, item) => destination(state, from, item), state.pawns[seat * PAWNS + pawn]!);
}

/** The places beside Atlantis: all slots and the mainland. */
export const PLACES: readonly number[] = [...Array.from({ length: SLOTS }, (_, slot) => slot), MAINLAND];
