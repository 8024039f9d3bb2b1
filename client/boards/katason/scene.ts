/** How moves are pressed on the island and in the hand, and what is prepared there. */
import { cornersOfHex } from '../../../games/katason/board.ts';
import { ownerOf } from '../../../games/katason/buildings.ts';
import { stage as stageOf } from '../../../games/katason/flow.ts';
import type { Bundle, KatasonEvent, KatasonMove, State } from '../../../games/katason/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Place } from '../../kit/a11y/roving.ts';
import { type Moment, type Scene, type Spot, type Way, partsOf, spot } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { NO_CARDS, type Sides } from './bundles.ts';
import { cornerPoints, edgePoints, hexPoints } from './drawing.ts';

/** Cards chosen from the hand, for a trade or to discard, and cards wanted for them. */
export interface Draft extends Sides {
  /** Resources chosen for a card of the deck. */
  readonly taken: Bundle;
}

export type KatasonStage = Stage<State, KatasonMove, Draft>;
type KatasonMoment = Moment<State, KatasonMove>;
type Robbing = Extract<KatasonMove, { type: 'moveRobber' }>;

export const scene: Scene<State, KatasonMove, KatasonEvent, Draft> = {
  buttons: [
    'roll',
    'discard',
    'withdrawOffer',
    'acceptOffer',
    'refuseOffer',
    'closeTrade',
    'declineCounter',
    'askTakeBack',
    'agreeTakeBack',
    'refuseTakeBack',
    'withdrawTakeBack',
    'declareVictory',
    'endTurn',
  ],
  prepared: ['give', 'want', 'to', 'resources', 'resource'],
  blank: { give: NO_CARDS, want: NO_CARDS, taken: NO_CARDS },
  // A trade that is being prepared is there again after a look at something else.
  kept: ({ give, want }) => ({ give, want, taken: NO_CARDS }),
  // What is prepared for one offer doesn't answer the next one.
  time: ({ state, seat }) => `${seat} ${state.phase} ${state.round} ${state.offersMade + state.deals.length}`,
  // The bank's rates can be seen by those who can't trade.
  ahead: (of, moment) => of === 'trade' && moment.legal.length > 0 && mayTrade(moment),
  ways(move, moment) {
    switch (move.type) {
      case 'buildRoad':
        return [[move.type, spot('edge', move.edge)]];
      case 'buildHouse':
      case 'buildCity':
        return [[move.type, spot('corner', move.corner)]];
      case 'moveRobber':
        return robbingWays(move, moment);
      case 'bankTrade':
      case 'offerTrade':
        return [['trade', move.type]];
      case 'playHarvest':
      case 'playMonopoly':
      case 'counterOffer':
        return [[move.type, 'made']];
      case 'buyCard':
      case 'playKnight':
      case 'playRoads':
        return [[move.type]];
      default:
        return [];
    }
  },
  whyNot(of, moment, why) {
    const move = of === 'trade' && mayTrade(moment) ? undefined : ANY[of];
    return move && why(move);
  },
  shows(event) {
    switch (event.type) {
      case 'roadBuilt':
        return [spot('edge', event.edge)];
      case 'houseBuilt':
      case 'cityBuilt':
        return [spot('corner', event.corner)];
      case 'robberMoved':
      case 'produced':
        return [spot('hex', event.hex)];
      default:
        return [];
    }
  },
};

/** The hex, and a building of the victim's if others can be robbed there, too. */
function robbingWays({ hex, victim }: Robbing, { state, legal }: KatasonMoment): readonly Way[] {
  const there = spot('hex', hex);
  if (victim === null || victimsOn(legal, hex).length === 1) return [[there]];
  return cornersOfHex[hex]!.flatMap((corner) => {
    const building = state.corners[corner]!;
    return building !== 0 && ownerOf(building) === victim ? [[there, spot('corner', corner)]] : [];
  });
}

/** The seats that can be robbed on a hex, taken from the legal moves. */
export function victimsOn(
  legal: readonly KatasonMove[],
  hex: number | null,
): readonly { readonly seat: Seat; readonly move: KatasonMove }[] {
  return legal.flatMap((move) =>
    move.type === 'moveRobber' && move.hex === hex && move.victim !== null ? [{ seat: move.victim, move }] : [],
  );
}

function mayTrade({ state, seat }: KatasonMoment): boolean {
  return seat === state.turn && stageOf(state, seat) === 'development';
}

/** The rules know a reason that holds everywhere (turn, phase, cost) before what is wrong with one place or card. */
const ANY: Readonly<Record<Spot, KatasonMove>> = {
  buildRoad: { type: 'buildRoad', edge: 0 },
  buildHouse: { type: 'buildHouse', corner: 0 },
  buildCity: { type: 'buildCity', corner: 0 },
  buyCard: { type: 'buyCard' },
  trade: { type: 'bankTrade', give: 0, want: 1 },
  playKnight: { type: 'playKnight' },
  playRoads: { type: 'playRoads' },
  playHarvest: { type: 'playHarvest', resources: [0, 1] },
  playMonopoly: { type: 'playMonopoly', resource: 0 },
};

const POINTS: Readonly<Record<string, readonly Point[]>> = { hex: hexPoints, edge: edgePoints, corner: cornerPoints };

/** The lit places of the island. */
export function placesIn({ lit }: Pick<KatasonStage, 'lit'>): readonly Place[] {
  return [...lit.keys()].filter((key) => partsOf(key)[0] in POINTS).map((key) => ({ key, ...pointOf(key) }));
}

/** The middle of a place in units of the drawing. */
export function pointOf(of: Spot): Point {
  const [on, number] = partsOf(of);
  return POINTS[on]![number]!;
}

/** The hex that was picked for the robber, while the player still has to choose whom to rob there. */
export function hexIn([first = '']: readonly Spot[]): number | null {
  const [on, hex] = partsOf(first);
  return on === 'hex' ? hex : null;
}

/** Everything that the winners have built. */
export function wonBy({ edges, corners }: State, seats: ReadonlySet<Seat>): readonly Spot[] {
  return [
    ...edges.flatMap((seat, edge) => (seats.has(seat) ? [spot('edge', edge)] : [])),
    ...corners.flatMap((building, corner) =>
      building !== 0 && seats.has(ownerOf(building)) ? [spot('corner', corner)] : [],
    ),
  ];
}
