/** Names of places and choices, for screen readers and for the notes at the pointer. */
import { ATLANTIS, MAINLAND, itemOf, valueOf } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import type { Journey } from './journeys.ts';
import type { Target } from './places.ts';

/** The name of a tile by item and value: "flag 4". */
export function tileName(face: number, labels: Labels): string {
  return labels.tile(labels.items[itemOf(face)] ?? '', valueOf(face));
}

export function placeName(state: State, place: number, labels: Labels): string {
  if (place === ATLANTIS) return labels.atlantis;
  if (place === MAINLAND) return labels.mainland;
  const face = state.tops[place]!;
  const water = state.bridged[place] === 1 ? labels.bridged : labels.water;
  return labels.several([labels.slot(place + 1), face < 0 ? water : tileName(face, labels)]);
}

/** The name of a place for players who see the board: by its tile, since the numbers of slots aren't drawn. */
export function placeTitle(state: State, place: number, labels: Labels): string {
  const face = state.tops[place];
  return face === undefined || face < 0 ? placeName(state, place, labels) : tileName(face, labels);
}

/** What a journey costs and brings, to be added after its destination. */
export function journeyName(state: State, { cards, toll, prize }: Journey, labels: Labels): string {
  const items = cards.map((item) => labels.items[item] ?? '');
  const won = prize < 0 ? labels.winsNothing : labels.wins(tileName(state.tops[prize]!, labels));
  return labels.several([labels.withCards(items), labels.tollOf(toll), won]);
}

/** What pressing a lit place does; `ways` are those that lead there. */
export function targetName(state: State, target: Target, ways: readonly Journey[], labels: Labels): string {
  const place = placeName(state, target.place, labels);
  if (target.on === 'pawn') return labels.movePawn(place);
  if (target.on === 'hole') return labels.bridgeHere(target.hole.from + 1, target.hole.toll);
  const [only, ...others] = ways;
  if (only === undefined) return labels.goTo(place);
  const way = others.length === 0 ? journeyName(state, only, labels) : labels.ways(ways.length);
  return labels.several([labels.goTo(place), way]);
}

/** The name of a place or a pawn that isn't lit. */
export function darkName(state: State, { on, place }: Target, labels: Labels): string {
  const name = placeName(state, place, labels);
  return on === 'pawn' ? labels.several([labels.ownPawn, name]) : name;
}

/** A text for every slot with its tiles and pawns, for players who can't see the board. */
export function describedSlots(state: State, players: readonly Player[], labels: Labels): readonly string[] {
  return [ATLANTIS, ...state.tops.keys(), MAINLAND].map((place) => {
    const pair = state.unders[place] === 1 ? [labels.pair] : [];
    const pawns = state.pawns.flatMap((at, i) =>
      at === place ? [labels.pawnOf(players[Math.floor(i / PAWNS)]?.name ?? '')] : [],
    );
    return labels.several([placeName(state, place, labels), ...pair, ...pawns]);
  });
}
