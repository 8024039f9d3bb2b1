/** How moves are pressed on the mat and on the land. */
import { BUILDINGS } from '../../../games/attika/data.ts';
import { bestLink } from '../../../games/attika/links.ts';
import { type Price, leastCards, priceOf } from '../../../games/attika/price.ts';
import { ownerOf } from '../../../games/attika/settle.ts';
import type { AttikaEvent, AttikaMove, Bundle, Land, State } from '../../../games/attika/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import type { Place } from '../../kit/a11y/roving.ts';
import { type Begun, type Scene, type Spot, type Why, partsOf, spot } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { pointOf } from './drawing.ts';

/** An empty hex where the picked building could stand. */
export interface Site extends Place {
  readonly hex: number;
  readonly kind: number;
  readonly price: Price;
  /** The smallest number of cards that the player has to give, including cards that replace others. */
  readonly cards: number;
}

/** A place for the centre of the new land. */
export interface Landing extends Place {
  readonly cell: number;
}

export interface Draft {
  /** The cards to pay with; null for the cheapest payment. */
  readonly cards: Bundle | null;
  /** How far the new land is turned, in steps of 60 degrees clockwise. */
  readonly rotation: number;
}

export type AttikaStage = Stage<State, AttikaMove, Draft>;
export type Build = Extract<AttikaMove, { type: 'build' }>;
type LayLand = Extract<AttikaMove, { type: 'layLand' }>;
type BegunAt = Begun<State, AttikaMove>;

export const scene: Scene<State, AttikaMove, AttikaEvent, Draft> = {
  prepared: ['rotation', 'amphorae'],
  blank: { cards: null, rotation: 0 },
  kept: ({ rotation }) => ({ cards: null, rotation }),
  ways(move, { state }) {
    switch (move.type) {
      case 'build':
        // A building that was just turned up is picked already.
        return [[...(state.revealed < 0 ? [spot('kind', move.kind)] : []), spot('hex', move.hex)]];
      case 'layLand':
        return [[spot('land', move.cell)]];
      case 'drawBuilding':
        return [[spot('stack', move.stack)]];
      // These have buttons of their own; with them in sight a lone kind isn’t begun by itself.
      default:
        return [[move.type]];
    }
  },
  // What can’t be paid for anywhere is picked to see what it would cost.
  ahead(of, { state, seat }) {
    const [on, kind] = partsOf(of);
    return on === 'kind' && seat !== null && isReady(state, seat, kind);
  },
  whyNot(of, begun, why) {
    const [on, number] = partsOf(of);
    if (on === 'kind') return whyNowhere(begun, number, why);
    if (on === 'land') return why({ type: 'layLand', cell: number, rotation: 0 });
    if (on === 'shrine') return kindIn(begun) === null ? undefined : { code: 'shrineHere' };
    return whyNotOn(begun, number, why);
  },
  // Hexes that aren’t there yet are left out, since the player may look at an earlier position.
  shows: (event, { land }) =>
    hexesOf(event)
      .filter((hex) => hex < land.cells.length)
      .map((hex) => spot('hex', hex)),
};

/** The building that sites are looked for: the picked one, or the one just turned up; null if there is none. */
export function kindIn({ state, legal, begun: [first = ''] }: BegunAt): number | null {
  if (legal.length === 0) return null;
  if (state.revealed >= 0) return state.revealed;
  const [on, kind] = partsOf(first);
  return on === 'kind' ? kind : null;
}

/** Whether a building of this kind lies on the seat’s mat. */
function isReady({ mats }: State, seat: Seat, kind: number): boolean {
  return mats[seat * BUILDINGS.length + kind]! > 0;
}

/** Why a kind can’t be built anywhere now. */
function whyNowhere({ state }: BegunAt, kind: number, why: Why<AttikaMove>): Refusal {
  // A revealed building must be settled first, even if another building of its kind is pressed on the mat.
  if (state.phase !== 'actions') return why({ type: 'endTurn', amphorae: 0 }) ?? { code: 'nowhereAffordable' };
  const hex = state.built.indexOf(-1);
  // The land can be full for a while: when all stacks are used up there are more hexes than buildings, so it grows
  // again.
  if (hex < 0) return { code: 'landFull' };
  const refusal = why({ type: 'build', kind, hex, cards: null });
  return refusal === undefined || refusal.code === 'cantAfford' ? { code: 'nowhereAffordable' } : refusal;
}

/** Why nothing can be built on a hex; undefined if nobody would try to. */
function whyNotOn(begun: BegunAt, hex: number, why: Why<AttikaMove>): Refusal | undefined {
  const { state, seat, legal } = begun;
  if (seat === null || legal.length === 0) return undefined;
  const kind = kindIn(begun);
  if (kind !== null) return why({ type: 'build', kind, hex, cards: null }) ?? { code: 'nowhereAffordable' };
  if (state.built[hex] !== -1) return undefined;
  if (legal.some(({ type }) => type === 'build')) return { code: 'nothingPicked' };
  const ready = BUILDINGS.findIndex((_, each) => isReady(state, seat, each));
  if (ready >= 0) return whyNowhere(begun, ready, why);
  return { code: legal.some(({ type }) => type === 'drawBuilding') ? 'nothingReady' : 'matEmpty' };
}

/**
 * The places for new land in reading order; or else the sites for the picked building, lit or too dear. All of them come
 * from the rules; nothing here decides what is legal.
 */
export function placesIn(begun: BegunAt, why: Why<AttikaMove>): readonly (Site | Landing)[] {
  const { state, seat, lit } = begun;
  const landings = [...lit.keys()].flatMap((key) => {
    const [on, cell] = partsOf(key);
    return on === 'land' ? [{ key, cell, ...pointOf(cell) }] : [];
  });
  const kind = kindIn(begun);
  if (seat === null || kind === null) return landings.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return state.land.cells.flatMap((cell, hex) => {
    const key = spot('hex', hex);
    const isDear = () => why({ type: 'build', kind, hex, cards: null })?.code === 'cantAfford';
    if (state.built[hex] !== -1 || (!lit.has(key) && !isDear())) return [];
    const price = priceOf(state, seat, kind, hex);
    return [{ ...pointOf(cell), key, hex, kind, price, cards: leastCards(state, seat, price) }];
  });
}

/** The move that the pinned place makes, with what is prepared beside it; null if none is pinned. */
export function meantIn({ meant: [move], draft }: AttikaStage): Build | LayLand | null {
  if (move?.type === 'build') return { ...move, cards: draft.cards };
  return move?.type === 'layLand' ? { ...move, rotation: draft.rotation } : null;
}

/** Turns the new land by one step. */
export function turn({ draft: { rotation }, change }: AttikaStage, by: 1 | -1): void {
  change({ rotation: (rotation + by + 6) % 6 });
}

export function isLanding(place: Site | Landing): place is Landing {
  return 'cell' in place;
}

/** The hex or the shrine that lies on a cell; undefined for the sea. */
export function spotOn({ cells, shrines }: Land, cell: number): Spot | undefined {
  const [hex, shrine] = [cells.indexOf(cell), shrines.indexOf(cell)];
  if (hex >= 0) return spot('hex', hex);
  return shrine < 0 ? undefined : spot('shrine', shrine);
}

/** The empty hexes on which a kind would be free for a seat. */
export function freeSites(state: State, seat: Seat, kind: number): readonly number[] {
  return state.built.flatMap((piece, hex) => (piece === -1 && priceOf(state, seat, kind, hex).free ? [hex] : []));
}

/** Whether the price of a site is no card at all. */
export function costsNothing({ missing, any }: Price): boolean {
  return any === 0 && missing.every((count) => count === 0);
}

/** The place that is nearest to a point of the drawing and at most `most` units away; null if there is none. */
export function nearest<P extends Place>(places: readonly P[], { x, y }: Point, most = Infinity): P | null {
  const away = (place: P) => Math.hypot(place.x - x, place.y - y);
  const [first] = places.filter((place) => away(place) < most).toSorted((a, b) => away(a) - away(b));
  return first ?? null;
}

/** The middle of a hex’s spot. */
export function pointOfSpot({ land }: State, of: Spot): Point {
  return pointOf(land.cells[partsOf(of)[1]]!);
}

function hexesOf(event: AttikaEvent): readonly number[] {
  if (event.type === 'buildingBuilt') return [event.hex];
  return event.type === 'landLaid' ? event.hexes : [];
}

/** The hexes to mark for the winners: the way between two shrines, or else all that the seat has built. */
export function wonBy(state: State, seats: ReadonlySet<Seat>): readonly Spot[] {
  const hexes = [...seats].flatMap((seat) => {
    const link = bestLink(state, seat);
    if (link !== null && link.missing.length === 0) return link.way;
    return state.built.flatMap((piece, hex) => (piece !== -1 && ownerOf(piece) === seat ? [hex] : []));
  });
  return hexes.map((hex) => spot('hex', hex));
}
