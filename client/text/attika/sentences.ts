/** What Attika's sentences are made of in both languages. */
import { meta } from '../../../games/attika/meta.ts';
import { tileCells } from '../../../games/attika/board.ts';
import { STILL_ROUNDS } from '../../../games/attika/data.ts';
import { SHRINE } from '../../../games/attika/land.ts';
import { moves } from '../../../games/attika/moves/index.ts';
import { cardsAtEnd } from '../../../games/attika/turn.ts';
import type { AttikaEvent, AttikaRefusal, Land, Phase, State } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Labels } from './labels.en.ts';
import { type PartsSaid, partsOf } from '../help.ts';
import { type EventSentencesOf, type RefusalSentencesOf, wordsOf } from '../sentences.ts';
import { statistics } from './statistics.ts';

export type EventSentences = EventSentencesOf<AttikaEvent, State>;

/** Names a site by what never changes: its number, its terrain and the shrines beside it. */
export function siteOf({ land }: State, hex: number, labels: Labels): string {
  const around = land.near.slice(hex * 6, hex * 6 + 6);
  const shrines = around.flatMap((other) => (other <= SHRINE ? [labels.shrine(SHRINE - other + 1)] : []));
  const mark = land.marks[hex]!;
  return labels.site(hex + 1, mark < 0 ? null : labels.terrain[mark]!, shrines);
}

/** The hexes that a land tile would touch if its centre lay on a cell. */
export function hexesBeside({ cells }: Land, centre: number): readonly number[] {
  const tile = new Set(tileCells(centre).flatMap(tileCells));
  return [...cells.keys()].filter((hex) => tile.has(cells[hex]!));
}

/** Refusals the board gives itself, where what was pressed isn't a move yet. */
type OwnRefusal = {
  readonly code: 'nowhereAffordable' | 'landFull' | 'shrineHere' | 'nothingPicked' | 'nothingReady' | 'nowhereYet';
};

export type RefusalSentences = RefusalSentencesOf<AttikaRefusal | OwnRefusal, Phase>;

/** The parts of the rules in short, and with each the others worth reading with it. */
const parts = partsOf({
  aim: ['settlements'],
  setUp: [],
  turn: ['land', 'groups'],
  cost: ['free', 'settlements'],
  free: ['cost'],
  settlements: ['aim', 'cost'],
  groups: ['turn'],
  land: ['turn'],
});

export type HelpSentences = PartsSaid<keyof typeof parts>;

/** What a seat can do in its turn, as the prompt tells it. */
export type Task =
  /** A drawn building can be built or kept; or only kept. */
  | 'settle'
  | 'keep'
  | 'lay'
  /** Before the first action: what can be done besides ending the turn. */
  | 'open'
  | 'openDraw'
  | 'openBuild'
  | 'idle'
  /** Actions are left, and can be used; or can't. */
  | 'draw'
  | 'build'
  | 'noneToDraw'
  | 'noneToBuild'
  /** No action is left. Amphorae could buy more of them, or only cards; or there is no amphora. */
  | 'moreDraw'
  | 'moreBuild'
  | 'onlyCards'
  | 'spent';

export function taskOf(state: State, seat: Seat): Task {
  const can = new Set(moves.legal(state, seat).map(({ type }) => type));
  if (state.phase === 'expansion') return 'lay';
  if (state.phase === 'reveal') return can.has('build') ? 'settle' : 'keep';
  if (state.mode === 'open') {
    if (can.has('drawBuilding')) return can.has('build') ? 'open' : 'openDraw';
    return can.has('build') ? 'openBuild' : 'idle';
  }
  const draws = state.mode === 'draw';
  if (state.actions > 0) {
    if (draws) return can.has('drawBuilding') ? 'draw' : 'noneToDraw';
    return can.has('build') ? 'build' : 'noneToBuild';
  }
  if (can.has('useAmphora')) return draws ? 'moreDraw' : 'moreBuild';
  return state.amphorae[seat]! > 0 ? 'onlyCards' : 'spent';
}

/** After how many more turns without a change the game is over; null in the middle of a turn, and as long as its end brings cards. Attika 8.4 */
export function turnsToEnd(state: State): number | null {
  const { seats, still, mode } = state;
  return mode !== 'open' || cardsAtEnd(state) > 0 ? null : STILL_ROUNDS * seats - still;
}

/** Makes the words of a language. */
export const wordsIn = wordsOf<State, AttikaEvent>({ meta, parts, statistics });
