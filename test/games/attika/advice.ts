/** What the sentences of refusals advise, or say is so: it must hold wherever they are read. */
import { BUILDINGS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { unseenOf } from '../../../games/attika/state.ts';
import type { AttikaMove, AttikaRefusal, Phase, State } from '../../../games/attika/types.ts';
import type { MoveOf } from '../../../games/kit/moves.ts';
import type { Advice, Refused } from '../../../games/kit/laws/advice.ts';

type At = Refused<State, AttikaMove>;

type Code = AttikaRefusal['code'] | 'gameOver' | 'notYourTurn' | 'malformed' | 'wrongPhase';

const can =
  (...types: readonly AttikaMove['type'][]) =>
  ({ legal }: At): boolean =>
    types.every((type) => legal.some((move) => move.type === type));

/** The build that was refused, paid with other cards. */
const paidWith = ({ state, seat, move }: At, cards: readonly number[] | null): boolean =>
  rules.refuse(state, seat, { ...(move as MoveOf<AttikaMove, 'build'>), cards }) === undefined;

const FIRST: Readonly<Record<Phase, (at: At) => boolean>> = {
  actions: ({ state }) => state.revealed === -1 && state.tile === -1,
  reveal: can('keepBuilding'),
  expansion: can('layLand'),
};

/** By code: whether what is advised can be done; null where nothing is advised that could fail. */
export const advice: Advice<State, AttikaMove, Code> = {
  gameOver: null,
  notYourTurn: null,
  malformed: null,
  wrongPhase: (at) => FIRST[at.refusal['phase'] as Phase](at),
  stackEmpty: can('drawBuilding'),
  stacksEmpty: (at) => can('endTurn')(at) && !can('drawBuilding')(at),
  buildingTurn: can('endTurn'),
  drawingTurn: can('endTurn'),
  noActionsLeft: (at) => can('endTurn')(at) && !can('useAmphora')(at),
  amphoraFirst: can('useAmphora', 'endTurn'),
  notOnMat: ({ state, seat, refusal }) => unseenOf(state, seat)[Number(refusal['kind'])]! > 0,
  kindBuilt: ({ state, seat, refusal }) => {
    const piece = seat * BUILDINGS.length + Number(refusal['kind']);
    return state.built.filter((each) => each === piece).length === BUILDINGS[Number(refusal['kind'])]!.count;
  },
  notRevealed: can('keepBuilding'),
  noSuchHex: null,
  siteTaken: null,
  cantAfford: ({ state, seat, refusal }) =>
    Number(refusal['cards']) > Number(refusal['held']) && refusal['held'] === state.handSizes[seat],
  cardsNotHeld: null,
  wrongPayment: (at) => paidWith(at, null),
  nothingDue: (at) => paidWith(at, [0, 0, 0, 0]),
  landOverlaps: can('layLand'),
  landApart: can('layLand'),
  noAmphora: ({ state, seat }) => state.amphorae[seat] === 0,
  tooFewAmphorae: ({ legal, refusal }) =>
    legal.some((move) => move.type === 'endTurn' && move.amphorae === refusal['held']),
  noModeYet: ({ state }) => state.mode === 'open',
  matEmpty: (at) => can('endTurn')(at) && !can('build')(at),
};
