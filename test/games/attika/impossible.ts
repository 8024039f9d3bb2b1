/** Why a state of the right shape can't be a position of Attika. */
import { ofKind, ofSeat, sum } from '../../../games/kit/counts.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import { GROUPS, GROUP_OF, GROUP_SIZES, cellAt, tileMarks } from '../../../games/attika/board.ts';
import {
  ACTIONS,
  AMPHORAE,
  BUILDINGS,
  CARDS_OF_TERRAIN,
  LAND_TILES,
  LAYOUTS,
  PIECES,
  STACKS,
  STILL_ROUNDS,
  TERRAINS,
  TERRAIN_KINDS,
} from '../../../games/attika/data.ts';
import { phases } from '../../../games/attika/flow.ts';
import { spotAt, withTile } from '../../../games/attika/land.ts';
import { completesGroup, linked, ownerOf, settle } from '../../../games/attika/settle.ts';
import { clone, unseenOf } from '../../../games/attika/state.ts';
import type { Land, State } from '../../../games/attika/types.ts';

/** How many marks of each terrain there are on all tiles. */
export const MARKS_PRINTED: readonly number[] = TERRAINS.map(
  (_, terrain) => LAND_TILES.flatMap((_, tile) => tileMarks(tile, 0)).filter((mark) => mark === terrain).length,
);

type Judge = (state: State) => Refusal | undefined;

/** The first thing that is impossible in a state; undefined if it is possible. */
export function impossible(state: State): Refusal | undefined {
  for (const judge of JUDGES) {
    const refusal = judge(state);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Each check relies on those before it. */
const JUDGES: readonly Judge[] = [
  lengths,
  numbers,
  shrines,
  land,
  tiles,
  buildings,
  settlements,
  cards,
  groups,
  turn,
  still,
  end,
];

function lengths(state: State): Refusal | undefined {
  const { seats } = state;
  if (LAYOUTS[seats] === undefined) return { code: 'noSuchNumberOfSeats', seats };
  const hexes = state.land.cells.length;
  const right: readonly (readonly [string, readonly number[], number])[] = [
    ['marks', state.land.marks, hexes],
    ['near', state.land.near, hexes * 6],
    ['built', state.built, hexes],
    ['settlement', state.settlement, hexes],
    ['touches', state.touches, hexes],
    ['settlements', state.settlements, seats],
    ['pieces', state.pieces, seats],
    ['grouped', state.grouped, seats * GROUPS.length],
    ['mats', state.mats, seats * BUILDINGS.length],
    ['stacks', state.stacks, seats * STACKS.length],
    ['hands', state.hands, seats * TERRAIN_KINDS],
    ['handSizes', state.handSizes, seats],
    ['deck', state.deck, TERRAIN_KINDS],
    ['discards', state.discards, TERRAIN_KINDS],
    ['amphorae', state.amphorae, seats],
    ['tiles', state.tiles, LAND_TILES.length],
  ];
  const wrong = right.find(([, counts, length]) => counts.length !== length);
  return wrong && { code: 'wrongLength', field: wrong[0] };
}

function numbers(state: State): Refusal | undefined {
  const { mats, stacks, hands, deck, discards, amphorae, tiles: left, built, land: ground } = state;
  const counts = Object.entries({ mats, stacks, hands, deck, discards, amphorae, tiles: left });
  const wrong = counts.find(([, all]) => !all.every((count) => Number.isInteger(count) && count >= 0));
  if (wrong) return { code: 'noCount', field: wrong[0] };
  const { turn: seat, winner, revealed, tile } = state;
  const most = Object.entries({ turn: seat, winner, revealed, tile });
  const limits = [state.seats, state.seats, BUILDINGS.length, LAND_TILES.length];
  const beyond = most.find(([, value], at) => !Number.isInteger(value) || value < -1 || value >= limits[at]!);
  if (beyond) return { code: 'beyond', field: beyond[0] };
  if (built.some((piece) => piece < -1 || piece >= state.seats * BUILDINGS.length)) return { code: 'noSuchPiece' };
  return ground.marks.some((mark) => mark < -1 || mark >= TERRAIN_KINDS) ? { code: 'noSuchTerrain' } : undefined;
}

function shrines({ seats, land: { shrines: given } }: State): Refusal | undefined {
  const printed = LAYOUTS[seats]!.shrines.map(([q, r]) => cellAt(q, r));
  return same(given, printed) ? undefined : { code: 'shrinesElsewhere' };
}

/**
 * The tiles must lie as if laid one after another. The check counts the marks of each terrain but ignores on which tile
 * they are, because the tiles are our own design (Attika 1.2) and may change.
 */
function land({ seats, land: given }: State): Refusal | undefined {
  const begins = LAYOUTS[seats]!.tiles.map(([q, r]) => cellAt(q, r));
  const count = given.cells.length / 7;
  if (count < begins.length) return { code: 'landMissing', tiles: count };
  let laid: Land = { cells: [], marks: [], near: [], shrines: given.shrines };
  for (let tile = 0; tile < count; tile++) {
    const centre = given.cells[tile * 7]!;
    const fits = tile < begins.length ? centre === begins[tile] : spotAt(laid, centre) === 'free';
    if (!fits) return { code: 'landMisplaced', tile };
    laid = withTile(laid, 0, centre, 0);
  }
  if (!same(laid.cells, given.cells) || !same(laid.near, given.near)) return { code: 'landTorn' };
  const terrain = MARKS_PRINTED.findIndex((most, kind) => given.marks.filter((mark) => mark === kind).length > most);
  return terrain < 0 ? undefined : { code: 'tooManyMarks', terrain };
}

/** Attika 7.1, 7.4: for each stack that was used up and settled, one more tile is laid, while there are tiles. */
function tiles({ seats, land: { cells }, tiles: left, tile, stacks, exhausted }: State): Refusal | undefined {
  const inHand = tile >= 0 ? 1 : 0;
  if (left.some((count) => count > 1)) return { code: 'tileTwice' };
  if (inHand === 1 && left[tile] !== 0) return { code: 'noSuchTile', tile };
  if (sum(left) + inHand + cells.length / 7 !== LAND_TILES.length) return { code: 'tilesMiscounted' };
  const begins = LAYOUTS[seats]!.tiles.length;
  const due = stacks.filter((count) => count === 0).length - (exhausted ? 1 : 0);
  const extra = cells.length / 7 - begins + inHand;
  return extra === Math.min(due, LAND_TILES.length - begins) ? undefined : { code: 'landNotDue', extra, due };
}

/** Attika 1.1, 1.4 */
function buildings(state: State): Refusal | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const unseen = unseenOf(state, seat);
    const kind = unseen.findIndex((count) => count < 0);
    if (kind >= 0) return { code: 'tooManyBuildings', seat, kind };
    const stacks = ofSeat(state.stacks, seat, STACKS.length);
    // The top building of each stack was on the mat from the start.
    const stack = stacks.findIndex((count, at) => count >= STACKS[at]!);
    if (stack >= 0) return { code: 'stackTooHigh', seat, stack };
    const large = sum(unseen.filter((_, each) => BUILDINGS[each]!.large));
    if (stacks[0] !== large || sum(stacks) !== sum(unseen)) return { code: 'stacksMiscounted', seat };
  }
  return undefined;
}

/** Everything that follows from the buildings must be as if they had been built one after another. Attika 5 */
function settlements(state: State): Refusal | undefined {
  const anew = clone(state);
  for (const counts of [anew.touches, anew.settlements, anew.pieces, anew.grouped]) counts.fill(0);
  for (const marks of [anew.built, anew.settlement]) marks.fill(-1);
  for (const [hex, piece] of state.built.entries()) {
    if (piece >= 0) settle(anew, ownerOf(piece), piece % BUILDINGS.length, hex);
  }
  const fields = ['settlement', 'touches', 'settlements', 'pieces', 'grouped'] as const;
  const field = fields.find((name) => !same(anew[name], state[name]));
  return field && { code: 'settlementsMiscounted', field };
}

function cards({ seats, hands, handSizes, deck, deckSize, discards }: State): Refusal | undefined {
  for (let terrain = 0; terrain < TERRAIN_KINDS; terrain++) {
    const count = ofKind(hands, terrain, TERRAIN_KINDS) + deck[terrain]! + discards[terrain]!;
    if (count !== CARDS_OF_TERRAIN) return { code: 'cardsMiscounted', terrain, count };
  }
  for (let seat = 0; seat < seats; seat++) {
    if (handSizes[seat] !== sum(ofSeat(hands, seat, TERRAIN_KINDS))) return { code: 'handMiscounted', seat };
  }
  if (deckSize !== sum(deck)) return { code: 'deckMiscounted' };
  // Attika 2.6; 10.1
  return deckSize === 0 && sum(discards) > 0 ? { code: 'deckNotRenewed' } : undefined;
}

/** Attika 6.1, 6.2 */
function groups(state: State): Refusal | undefined {
  const count = sum(state.amphorae);
  if (count > AMPHORAE) return { code: 'tooManyAmphorae', count };
  const seat = state.amphorae.findIndex((held, each) => held > completed(state, each));
  return seat < 0 ? undefined : { code: 'amphoraNotWon', seat };
}

/** How many groups a seat has completed. */
function completed(state: State, seat: Seat): number {
  let count = 0;
  for (let group = 0; group < GROUPS.length; group++) {
    if (state.grouped[seat * GROUPS.length + group] !== GROUP_SIZES[group]) continue;
    if (completesGroup(state, seat, groupOn(state, seat, group))) count++;
  }
  return count;
}

/** A hex with a building of this group and seat; −1 if there is none. */
function groupOn({ built }: State, seat: Seat, group: number): number {
  return built.findIndex((piece) => ownerOf(piece) === seat && GROUP_OF[piece % BUILDINGS.length] === group);
}

/** Attika 2, 7.1 */
function turn(state: State): Refusal | undefined {
  const { turn: seat, phase, mode, actions, revealed, exhausted, tile, winner, stacks } = state;
  if (seat < 0) return { code: 'noSuchSeat', seat };
  if (!phases.includes(phase)) return { code: 'noSuchPhase', phase };
  if ((phase === 'expansion') !== tile >= 0) return { code: 'tileOutOfPhase', phase };
  if ((phase === 'reveal' && winner < 0) !== revealed >= 0) return { code: 'revealedOutOfPhase', phase };
  if (phase !== 'actions' && mode !== 'draw') return { code: 'modeOutOfPhase', phase, mode };
  if (exhausted && phase !== 'reveal') return { code: 'exhaustedOutOfPhase', phase };
  const own = ofSeat(stacks, seat, STACKS.length);
  if ((exhausted || phase === 'expansion') && !own.includes(0)) return { code: 'noStackEmpty', seat };
  if (exhausted && revealed >= 0 && !stacksOf(revealed, own).includes(0)) return { code: 'otherStackEmpty', seat };
  if (mode === 'open') return actions === 0 ? undefined : { code: 'actionsWithoutMode', actions };
  if (mode !== 'draw' && mode !== 'build') return { code: 'noSuchMode', mode };
  if (mode === 'draw' && sum(own) === sum(STACKS) - STACKS.length) return { code: 'nothingDrawn', seat };
  if (mode === 'build' && state.pieces[seat] === 0) return { code: 'nothingBuilt', seat };
  const most = ACTIONS[mode] - 1 + completed(state, seat) - state.amphorae[seat]!;
  return !Number.isInteger(actions) || actions < 0 || actions > most ? { code: 'tooManyActions', actions } : undefined;
}

/** The stacks of a seat a kind may have come from. */
function stacksOf(kind: number, own: readonly number[]): readonly number[] {
  return BUILDINGS[kind]!.large ? own.slice(0, 1) : own.slice(1);
}

/**
 * Attika 8.4, 10.2: after a turn that changed nothing there is no card to draw, and the next change restarts the count.
 */
function still({ seats, still: turns, mode, deckSize, discards, ending }: State): Refusal | undefined {
  const most = STILL_ROUNDS * seats;
  if (!Number.isInteger(turns) || turns < 0 || turns > most) return { code: 'stillMiscounted', still: turns };
  if (turns > 0 && (mode !== 'open' || deckSize + sum(discards) > 0)) return { code: 'notStill' };
  return (turns === most) === (ending === 'stalled') ? undefined : { code: 'notStalled', still: turns };
}

/** Attika 8.1, 8.2 */
function end(state: State): Refusal | undefined {
  const { winner, ending, turn: seat, mode, built } = state;
  const linking = new Set(
    built.flatMap((piece, hex) => (piece >= 0 && linked(state, hex) !== 0 ? [ownerOf(piece)] : [])),
  );
  const full = state.pieces.flatMap((pieces, each) => (pieces === PIECES ? [each] : []));
  const won = new Set([...linking, ...full]);
  if (winner < 0) return won.size === 0 && (ending === '' || ending === 'stalled') ? undefined : { code: 'notEnded' };
  if (winner !== seat || mode === 'open') return { code: 'wonOutOfTurn', seat: winner };
  if (won.size !== 1 || !won.has(winner)) return { code: 'notWon', seat: winner };
  const right = linking.has(winner) ? 'shrinesLinked' : 'thirtyBuildings';
  return ending === right ? undefined : { code: 'wrongEnding', ending };
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
