/** Names of places and choices, for screen readers and for the notes at the pointer. */
import { STEPS, tileCells } from '../../../../games/attika/board.ts';
import { BUILDINGS, type Group } from '../../../../games/attika/data.ts';
import { SHRINE } from '../../../../games/attika/land.ts';
import type { Price } from '../../../../games/attika/price.ts';
import { completesGroup, linked, ownerOf, settle } from '../../../../games/attika/settle.ts';
import { clone } from '../../../../games/attika/state.ts';
import type { Bundle, State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/attika/labels.ts';
import { type Landing, type Site, costsNothing, isLanding } from '../scene.ts';

/** What the texts need: the position, the players and the words. */
export interface Said {
  readonly state: State;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** The name of a site: its number (from 1), its mark and its neighbours: shrines, buildings, then empty hexes. */
function siteName({ state, players, labels }: Said, hex: number): string {
  const mark = state.land.marks[hex]!;
  const around = state.land.near.slice(hex * 6, hex * 6 + 6);
  const shrines = around.flatMap((other) => (other <= SHRINE ? [labels.shrine(SHRINE - other + 1)] : []));
  const buildings = around.flatMap((other) =>
    other >= 0 && state.built[other] !== -1 ? [pieceName(state.built[other]!, players, labels)] : [],
  );
  const empty = around.flatMap((other) => (other >= 0 && state.built[other] === -1 ? [labels.hex(other + 1)] : []));
  return labels.site(hex + 1, mark < 0 ? null : labels.terrain[mark]!, [...shrines, ...buildings, ...empty]);
}

function pieceName(piece: number, players: readonly Player[], labels: Labels): string {
  return labels.owned(players[ownerOf(piece)]?.name ?? '', labels.buildings[piece % BUILDINGS.length]!);
}

/** A price in words: "1 hill card and 2 of any kind". */
export function priceName(price: Price, labels: Labels): string {
  if (price.free) return labels.free;
  if (costsNothing(price)) return labels.nothingDue;
  const parts = cardNames(price.missing, labels);
  const all = labels.price(price.any > 0 ? [...parts, labels.any(price.any)] : parts);
  return price.fee > 0 ? labels.priceWithFee(all, price.fee) : all;
}

/** Cards in words, kind by kind. */
export function cardNames(cards: Bundle, labels: Labels): readonly string[] {
  return cards.flatMap((count, terrain) => (count > 0 ? [labels.part(labels.terrain[terrain]!, count)] : []));
}

/** What a press on a place does, what it costs and what it brings. Places for new land are numbered. */
export function placeName(said: Said, seat: Seat, place: Site | Landing, number: number, lit: boolean): string {
  const { state, labels } = said;
  if (isLanding(place)) return landingName(state, place, number, labels);
  const { kind, hex, price, cards } = place;
  const build = labels.build(labels.buildings[kind]!, siteName(said, hex), priceName(price, labels));
  if (!lit) return labels.told([build, labels.takes(cards)]);
  const { group, wins } = gainsOf(state, seat, kind, hex);
  return labels.told([
    build,
    ...(group === null ? [] : [labels.completes(labels.groups[group])]),
    ...(wins ? [labels.joinsShrines] : []),
  ]);
}

interface Gains {
  /** The group that the building would complete. */
  readonly group: Group | null;
  /** Whether the building would link two shrines. */
  readonly wins: boolean;
}

/** What a building would bring at once on a site. */
export function gainsOf(state: State, seat: Seat, kind: number, hex: number): Gains {
  const after = clone(state);
  settle(after, seat, kind, hex);
  return {
    group: completesGroup(after, seat, hex) ? BUILDINGS[kind]!.group : null,
    wins: linked(after, hex) !== 0,
  };
}

/** What a press on a place for new land does. */
function landingName(state: State, { cell }: Landing, number: number, labels: Labels): string {
  const around = new Set(tileCells(cell).flatMap((own) => STEPS.map((step) => own + step)));
  const { cells, shrines } = state.land;
  const hexes = cells.flatMap((other, hex) => (around.has(other) ? [labels.hex(hex + 1)] : []));
  const holy = shrines.flatMap((other, shrine) => (around.has(other) ? [labels.shrine(shrine + 1)] : []));
  return labels.layOn(number, [...hexes, ...holy]);
}

/** A text for every hex with what stands on it, for players who can't see the board. */
export function describedHexes(said: Said): readonly string[] {
  const { state, players, labels } = said;
  return state.built.map((piece, hex) =>
    labels.described(siteName(said, hex), piece < 0 ? labels.empty : pieceName(piece, players, labels)),
  );
}
