/** Whether what Atlantis' refusals advise can be done where they are given, found out with the rules. */
import { FACES, valueOf } from '../../../games/atlantis/board.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { means } from '../../../games/atlantis/purse.ts';
import type { AtlantisMove, State } from '../../../games/atlantis/types.ts';
import { sum } from '../../../games/kit/counts.ts';
import type { Advice, Refused } from '../../../games/kit/laws/advice.ts';

type At = Refused<State, AtlantisMove>;

const can = (legal: readonly AtlantisMove[], type: AtlantisMove['type']) => legal.some((move) => move.type === type);

/** Another pawn or card can be chosen or, for who is stuck, the hand be shown. */
const another = ({ refusal, legal }: At) => can(legal, refusal['stuck'] === true ? 'showHand' : 'movePawn');

/** Whether the refused move would pass over a bridge that can be built. */
function paysWithBridge({ state, seat, move, legal }: At): boolean {
  return legal.some(
    (bridge) =>
      bridge.type === 'buildBridge' &&
      rules.refuse(
        { ...state, bridged: state.bridged.with(bridge.slot, 1), bridges: state.bridges.with(seat, 0) },
        seat,
        move,
      ) === undefined,
  );
}

export const advice: Advice<State, AtlantisMove> = {
  gameOver: null,
  notYourTurn: null,
  malformed: null,
  // "First pay the toll."
  wrongPhase: ({ state, legal }) => state.phase === 'journey' || can(legal, 'payToll'),
  pawnHome: another,
  cardNotHeld: null,
  // "Choose a lit place beyond it."
  chainUnfinished: ({ state, seat, move, legal }) => {
    if (move.type !== 'movePawn') return false;
    const place = (pawn: number) => state.pawns[seat * PAWNS + pawn];
    return legal.some(
      (other) =>
        other.type === 'movePawn' &&
        place(other.pawn) === place(move.pawn) &&
        other.cards.length > move.cards.length &&
        move.cards.every((item, i) => other.cards[i] === item),
    );
  },
  chainBlocked: another,
  chainTooLong: null,
  // Nor would a bridge do.
  cantPayToll: (at) => another(at) && !paysWithBridge(at),
  // "Your bridge over a hole on the way would do."
  tollNeedsBridge: paysWithBridge,
  tileNotHeld: null,
  tilesOutOfOrder: null,
  // "Add a tile or a card."
  paysTooLittle: ({ state, seat, refusal }) => means(state, seat) > Number(refusal['paid']),
  // "Put something back: the rest will do."
  paysTooMuch: ({ state, move }) => {
    if (move.type !== 'payToll') return false;
    const least = move.cards.length > 0 ? 1 : Math.min(...move.tiles);
    return sum(move.tiles) + move.cards.length - least >= state.toll;
  },
  alreadySold: null,
  // "Choose one of 2 or more."
  tileTooLow: ({ state, seat, legal }) =>
    can(legal, 'sellTile') &&
    Array.from({ length: FACES }, (_, face) => face).some(
      (face) => valueOf(face) >= 2 && state.won[seat * FACES + face]! > 0,
    ),
  tilesTooLow: null,
  noBridgeLeft: null,
  noOpenHole: null,
  // "Choose a lit one."
  notAHole: ({ legal }) => can(legal, 'buildBridge'),
  holeBridged: ({ legal }) => can(legal, 'buildBridge'),
  // "Move it."
  canMove: ({ legal }) => can(legal, 'movePawn'),
};
