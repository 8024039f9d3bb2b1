/** A small game for trying the table: secret hands, a question to everybody, a draw, something to take back. */
import { makeGame } from '../../../games/kit/game.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { defineMoves } from '../../../games/kit/moves.ts';
import { below } from '../../../games/kit/shape.ts';
import type { Result, Rules, Seat } from '../../../games/kit/rules.ts';
import type { GameModule } from '../../../games/index.ts';
import type { BoardModule } from '../../../client/boards/contract.ts';
import { wordsOf } from '../../../client/text/sentences.ts';
import type { GameWords } from '../../../client/text/words.ts';

export interface Pebbles {
  /** Each seat's secret; −1 where hidden. */
  readonly hands: number[];
  readonly marks: number[];
  /** Open answers to a question: 1 while awaited. */
  readonly asked: number[];
  turn: Seat;
  left: number;
}

export type PebbleMove =
  | { readonly type: 'mark'; readonly at: number }
  | { readonly type: 'draw' }
  | { readonly type: 'ask' }
  | { readonly type: 'decline' }
  | { readonly type: 'tell' }
  | { readonly type: 'endTurn' };

export const MARK: PebbleMove = { type: 'mark', at: 0 };

interface Plain<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
}

type PebbleEvent =
  | Plain<'marked'>
  | Plain<'asked'>
  | Plain<'declined'>
  | Plain<'turnEnded'>
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly secret?: { readonly seats: readonly Seat[]; readonly hand: number };
    }
  | { readonly type: 'told'; readonly seat: Seat; readonly hand: number; readonly reveals: true };

export const meta = {
  id: 'pebbles',
  names: { ja: '小石', en: 'Pebbles' },
  players: { min: 2, max: 4, default: 2 },
  colours: ['red', 'blue', 'yellow', 'green'],
  minutes: 1,
  options: {},
} as const satisfies Meta;

function toMove(state: Pebbles): readonly Seat[] {
  if (state.left === 0) return [];
  return [...state.asked.flatMap((awaited, seat) => (awaited === 1 ? [seat] : [])), state.turn];
}

const answers = (state: Pebbles, seat: Seat) => state.asked[seat] === 1;
const free = (state: Pebbles, seat: Seat) => seat === state.turn && !state.asked.includes(1);
const when = (allowed: (state: Pebbles, seat: Seat) => boolean) => (state: Pebbles, seat: Seat) =>
  allowed(state, seat) ? undefined : { code: 'notNow' };

const only = (type: PebbleMove['type'], allowed: (state: Pebbles, seat: Seat) => boolean) => ({
  shape: {},
  list: (state: Pebbles, seat: Seat, moves: { readonly type: string }[]) => {
    if (allowed(state, seat)) moves.push({ type });
  },
  refuse: when(allowed),
});

const judged = defineMoves<Pebbles, PebbleMove, PebbleEvent>(
  { toMove, stage: () => 'play', movesOf: { play: ['mark', 'draw', 'ask', 'decline', 'tell', 'endTurn'] } },
  {
    mark: {
      shape: { at: below(2) },
      list: (state, seat, moves) => {
        if (free(state, seat)) moves.push({ type: 'mark', at: 0 } as PebbleMove, { type: 'mark', at: 1 } as PebbleMove);
      },
      refuse: when(free),
      apply(state, seat, _move, _random, emit) {
        state.marks[seat]!++;
        emit?.({ type: 'marked', seat });
      },
    },
    draw: {
      ...only('draw', free),
      apply(state, seat, _move, random, emit) {
        const hand = 100 + random.below(800);
        state.hands[seat] = hand;
        emit?.({ type: 'drawn', seat, secret: { seats: [seat], hand } });
      },
    },
    ask: {
      ...only('ask', free),
      apply(state, seat, _move, _random, emit) {
        for (let other = 0; other < state.asked.length; other++) state.asked[other] = other === seat ? 0 : 1;
        emit?.({ type: 'asked', seat });
      },
    },
    decline: {
      ...only('decline', answers),
      apply(state, seat, _move, _random, emit) {
        state.asked[seat] = 0;
        emit?.({ type: 'declined', seat });
      },
    },
    tell: {
      ...only('tell', answers),
      apply(state, seat, _move, _random, emit) {
        state.asked[seat] = 0;
        emit?.({ type: 'told', seat, hand: state.hands[seat]!, reveals: true });
      },
    },
    endTurn: {
      ...only('endTurn', (state, seat) => seat === state.turn),
      apply(state, seat, _move, _random, emit) {
        state.asked.fill(0);
        state.turn = (seat + 1) % state.hands.length;
        state.left--;
        emit?.({ type: 'turnEnded', seat });
      },
    },
  },
);

export const rules: Rules<Pebbles, PebbleMove, object, PebbleEvent> = {
  ...judged,
  id: 'pebbles',
  format: 1,
  formalities: [],
  options: () => ({}),
  phases: ['play'],
  endings: ['emptied'],
  setup: (players, _options, random) => ({
    hands: Array.from({ length: players }, () => 100 + random.below(800)),
    marks: Array.from({ length: players }, () => 0),
    asked: Array.from({ length: players }, () => 0),
    turn: 0,
    left: 6,
  }),
  players: (state) => state.hands.length,
  toMove,
  phase: () => 'play',
  result: (state) => (state.left > 0 ? undefined : ranking(state)),
  view: (state, seat) => ({
    ...structuredClone(state),
    hands: state.hands.map((hand, owner) => (owner === seat ? hand : -1)),
  }),
  redeal: (view, _seat, random) => ({
    ...structuredClone(view),
    hands: view.hands.map((hand) => (hand < 0 ? 100 + random.below(800) : hand)),
  }),
  clone: (state) => structuredClone(state),
  census: () => ({}),
  longest: () => 1000,
};

function ranking({ marks }: Pebbles): Result {
  const places = marks.map((points, seat) => ({
    seat,
    rank: 1 + marks.filter((other) => other > points).length,
    score: 2 * points,
    items: [{ code: 'marks', points: 2 * points, count: points }],
  }));
  return { ending: 'emptied', places: places.toSorted((a, b) => a.rank - b.rank) };
}

export const pebbles = {
  rules,
  game: makeGame(rules, meta),
  knowledge: {},
} as unknown as GameModule;

const words: GameWords<Pebbles, PebbleEvent> = {
  ...wordsOf<Pebbles, PebbleEvent>({ meta, parts: {} })('en', {
    about: 'Pebbles on a table.',
    prompt: (_state, seat, deciding) =>
      seat !== null && deciding.includes(seat) ? 'Your choice.' : `Waiting for {seat:${deciding[0]}}.`,
    events: {
      marked: ({ seat }) => `{seat:${seat}} marked`,
      asked: ({ seat }) => `{seat:${seat}} asked`,
      declined: ({ seat }) => `{seat:${seat}} declined`,
      turnEnded: () => null,
      drawn: ({ seat, secret }) => `{seat:${seat}} draws {pebble:${secret?.hand ?? 'hidden'}}`,
      told: ({ seat }) => `{seat:${seat}} told`,
    },
    refusals: {},
    endings: {},
    scoreItems: { marks: 'Marks' },
    help: {},
    blind: { decline: 'Decline' },
    keys: { e: 'End the turn' },
  }),
  refusal: (refusal) => `Refused: ${refusal.code}`,
  ending: () => 'The bowl is empty.',
  help: () => [{ title: 'Pebbles', text: ['Take {pebble:1}.'] }],
};

export const board: BoardModule<Pebbles, PebbleMove, PebbleEvent> = {
  Board: ({ state, legal, play }) => (
    <div data-testid="board">
      {JSON.stringify(state)}
      {legal.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => play(move)}>
          {move.type}
        </button>
      ))}
      <button type="button" onClick={() => play({ type: 'decline' })}>
        forbidden
      </button>
    </div>
  ),
  Hand: ({ state, seat }) => <div data-testid="hand">secret {seat === null ? '' : state.hands[seat]}</div>,
  SeatPanel: ({ state, of }) => <span>{state.marks[of]} marks</span>,
  icons: { pebble: (argument) => <b>pebble {argument}</b> },
  words: { en: words, ja: words },
  sounds: { drawn: 'stone' },
  keys: { e: 'endTurn' },
  theme: '',
};
