/**
 * Nine Men's Morris, as somebody writes it who has read the guide: lay nine men each, then slide them along the lines,
 * and jump with the last three. Three in a line take one of the other's. With two men left, or without a move, one has
 * lost. It says nothing to bots.
 */
import { metaOf } from '../../../games/kit/define/about.ts';
import { at, counter, counters, defineGame, grid } from '../../../games/kit/define/index.ts';

const MEN = 9;
/** So many moves without a mill are a draw. */
const QUIET = 50;

// Three rings of eight points, the outer one first, each from its upper left corner; odd points lie in the middle of a
// side, and have a line to the next ring.
const POINTS = Array.from({ length: 24 }, (_, point) => point);
const on = (ring: number, point: number) => ring * 8 + ((point + 8) % 8);

const NEIGHBOURS = POINTS.map((point) => {
  const [ring, place] = [Math.floor(point / 8), point % 8];
  const round = [on(ring, place - 1), on(ring, place + 1)];
  const across = [ring - 1, ring + 1].filter((other) => place % 2 === 1 && other >= 0 && other < 3);
  return [...round, ...across.map((other) => on(other, place))];
});

const LINES = [
  ...[0, 1, 2].flatMap((ring) => [0, 2, 4, 6].map((corner) => [0, 1, 2].map((step) => on(ring, corner + step)))),
  ...[1, 3, 5, 7].map((side) => [0, 1, 2].map((ring) => on(ring, side))),
];

/** The other two points of each line through a point. */
export const MILLS = POINTS.map((point) =>
  LINES.filter((line) => line.includes(point)).map((line) => line.filter((other) => other !== point)),
);

type Men = readonly number[];

export const inMill = (board: Men, point: number): boolean =>
  MILLS[point]!.some((line) => line.every((other) => board[other] === board[point]));

const menOf = (board: Men, seat: number) => board.filter((man) => man === seat + 1).length;

interface Standing {
  readonly board: Men;
  readonly inHand: Men;
}

/** Where a man may go from a point: along the lines, or anywhere for who has three men. */
function goals({ board }: Standing, from: number, seat: number): readonly number[] {
  const reached = menOf(board, seat) === 3 ? POINTS : NEIGHBOURS[from]!;
  return reached.filter((to) => board[to] === 0);
}

const own = ({ board }: Standing, seat: number) => POINTS.filter((point) => board[point] === seat + 1);

const isStuck = (state: Standing, seat: number) =>
  own(state, seat).every((from) => goals(state, from, seat).length === 0);

const isShort = ({ board, inHand }: Standing, seat: number) => inHand[seat]! + menOf(board, seat) < 3;

const slides = (state: Standing, seat: number) =>
  own(state, seat).flatMap((from) => goals(state, from, seat).map((to) => ({ from, to })));

/** Those that may be taken: none in a mill, unless all are. */
function spoils({ board }: Standing, seat: number): readonly number[] {
  const theirs = POINTS.filter((point) => board[point] === 2 - seat);
  const free = theirs.filter((point) => !inMill(board, point));
  return free.length > 0 ? free : theirs;
}

export const meta = metaOf({
  id: 'morris',
  names: { ja: 'ナイン・メンズ・モリス', en: 'Nine Men’s Morris' },
  players: [2, 2],
  minutes: 15,
});

/**
 * The game; with or without a list of the moves along the lines, which are found by trying all pairs of points then, and
 * with men for points, or one point for whoever has won.
 */
const morris = ({ listed, counted }: { readonly listed: boolean; readonly counted: boolean }) =>
  defineGame({
    meta,
    state: {
      board: grid(8, 3),
      inHand: counters('each', { start: MEN }),
      quiet: counter(),
    },
    moves: {
      lay: {
        fields: { to: at('board') },
        refuse: ({ board }, { to }) => (board[to] === 0 ? undefined : 'taken'),
        apply(state, { to }, { seat, goTo, again }) {
          state.board[to] = seat + 1;
          state.inHand[seat]!--;
          const mill = inMill(state.board, to);
          if (mill) again();
          goTo(mill ? 'taking' : state.inHand[1 - seat]! > 0 ? 'laying' : 'sliding');
        },
      },
      slide: {
        fields: { from: at('board'), to: at('board') },
        refuse(state, { from, to }, seat) {
          if (state.board[from] !== seat + 1) return 'notYours';
          return goals(state, from, seat).includes(to) ? undefined : 'notThere';
        },
        ...(listed && { list: slides }),
        apply(state, { from, to }, { seat, goTo, again }) {
          state.board[from] = 0;
          state.board[to] = seat + 1;
          state.quiet++;
          if (!inMill(state.board, to)) return;
          again();
          goTo('taking');
        },
      },
      take: {
        fields: { from: at('board') },
        refuse(state, { from }, seat) {
          if (state.board[from] !== 2 - seat) return 'notTheirs';
          return spoils(state, seat).includes(from) ? undefined : 'inMill';
        },
        apply(state, { from }, { seat, goTo }) {
          state.board[from] = 0;
          state.quiet = 0;
          goTo(state.inHand[1 - seat]! > 0 ? 'laying' : 'sliding');
        },
      },
    },
    phases: { laying: { moves: ['lay'] }, sliding: { moves: ['slide'] }, taking: { moves: ['take'] } },
    ends: {
      short: (state) => isShort(state, 0) || isShort(state, 1),
      stuck: (state) => state.phase === 'sliding' && isStuck(state, state.turn),
      quiet: ({ quiet, phase }) => phase === 'sliding' && quiet >= QUIET,
    },
    score(state, seat) {
      const { board, inHand, over, turn } = state;
      if (over === 'quiet' || (over === 'stuck' && seat === turn)) return 0;
      if (!counted) return Number(over !== '' && !isShort(state, seat));
      return menOf(board, seat) + inHand[seat]!;
    },
    longest: 2 * MEN + 2 * MEN * QUIET + 2 * MEN,
  });

export const { rules, game, knowledge, plan } = morris({ listed: true, counted: true });
export const unlisted = morris({ listed: false, counted: true });
export const uncounted = morris({ listed: true, counted: false });
