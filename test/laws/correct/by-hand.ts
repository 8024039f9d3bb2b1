/** Small correct games that are written on the contract by hand: no law may accuse them. */
import { makeGame } from '../../../games/kit/game.ts';
import { metaOf } from '../../../games/kit/define/index.ts';
import type { Lawful } from '../../../games/kit/laws/index.ts';
import { defineMoves } from '../../../games/kit/moves.ts';
import type { Move, Rules, Seat, TurnEnded } from '../../../games/kit/rules.ts';
import { ranked } from '../../../games/kit/seats.ts';
import { below } from '../../../games/kit/shape.ts';

interface Race {
  readonly seats: number;
  turn: number;
  readonly at: number[];
  readonly left: number[];
}

type RaceEvent =
  | TurnEnded
  | { readonly type: 'leapt'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number };

const GOAL = 12;
const raceOver = ({ at }: Race) => at.some((place) => place >= GOAL);
const raceToMove = (state: Race) => (raceOver(state) ? [] : [state.turn]);

const raceRules: Rules<Race, Move, object, RaceEvent> = {
  id: 'race',
  format: 1,
  phases: ['race'],
  endings: ['goal'],
  formalities: [],
  setup: (seats, _, random) => ({
    seats,
    turn: random.below(seats),
    at: Array.from({ length: seats }, () => 0),
    left: Array.from({ length: seats }, () => 2),
  }),
  players: ({ seats }) => seats,
  options: () => ({}),
  toMove: raceToMove,
  phase: () => 'race',
  ...defineMoves<Race, Move, RaceEvent>(
    { toMove: raceToMove, stage: () => 'race', movesOf: { race: ['roll', 'leap'] } },
    {
      roll: {
        shape: {},
        list: (_, _seat, moves) => void moves.push({ type: 'roll' }),
        refuse: () => undefined,
        apply(state, seat, _, random, emit) {
          const pips = random.below(4) + 1;
          state.at[seat]! += pips;
          emit?.({ type: 'rolled', seat, pips });
          state.turn = (seat + 1) % state.seats;
          emit?.({ type: 'turnEnded', seat, next: state.turn });
        },
      },
      leap: {
        shape: {},
        list: ({ left }, seat, moves) => void (left[seat]! > 0 && moves.push({ type: 'leap' })),
        refuse: ({ left }, seat) => (left[seat]! > 0 ? undefined : { code: 'noneLeft' }),
        apply(state, seat, _, _random, emit) {
          state.at[seat]! += 3;
          state.left[seat]! -= 1;
          state.turn = (seat + 1) % state.seats;
          emit?.({ type: 'leapt', seat });
          emit?.({ type: 'turnEnded', seat, next: state.turn });
        },
      },
    },
  ),
  result(state) {
    if (!raceOver(state)) return undefined;
    const scores = state.at.map((score) => ({ score, items: [{ code: 'places', points: score }] }));
    return { ending: 'goal', places: ranked(scores, (a, b) => state.at[a]! > state.at[b]!) };
  },
  clone: (state) => ({ ...state, at: state.at.slice(), left: state.left.slice() }),
  census: () => ({}),
  view: (state) => ({ ...state, at: state.at.slice(), left: state.left.slice() }),
  redeal: (state) => ({ ...state, at: state.at.slice(), left: state.left.slice() }),
  longest: (seats) => GOAL * seats,
};

interface Spy {
  readonly seats: number;
  turn: number;
  /** A number from 0 to 3 of each seat, −1 where a view hides it. */
  readonly own: number[];
  /** Who has looked at whose number, as bits by the number's seat. */
  readonly known: number[];
  guessed: number;
  right: boolean;
}

type Look = { readonly type: 'look' | 'guess'; readonly whom: number };
type SpyEvent =
  | TurnEnded
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly whom: Seat;
      readonly reveals: true;
      readonly secret: { readonly seats: readonly Seat[]; readonly kind: number };
    }
  | {
      readonly type: 'guessed';
      readonly seat: Seat;
      readonly whom: Seat;
      readonly right: boolean;
      readonly reveals: true;
    };
const KINDS = 4;
const spyToMove = ({ guessed, turn }: Spy) => (guessed >= 0 ? [] : [turn]);
const hides = ({ known }: Spy, of: number, seat: number | null) =>
  of !== seat && (seat === null || (known[of]! & (1 << seat)) === 0);
const copySpy = (state: Spy): Spy => ({ ...state, own: state.own.slice(), known: state.known.slice() });

const spyRules: Rules<Spy, Look, object, SpyEvent> = {
  id: 'spy',
  format: 1,
  phases: ['spying'],
  endings: ['guessed'],
  formalities: [],
  setup: (seats, _, random) => ({
    seats,
    turn: 0,
    own: Array.from({ length: seats }, () => random.below(KINDS)),
    known: Array.from({ length: seats }, () => 0),
    guessed: -1,
    right: false,
  }),
  players: ({ seats }) => seats,
  options: () => ({}),
  toMove: spyToMove,
  phase: () => 'spying',
  ...defineMoves<Spy, Look, SpyEvent>(
    { toMove: spyToMove, stage: () => 'spying', movesOf: { spying: ['look', 'guess'] } },
    {
      // Shows the mover, and nobody else, what another has.
      look: {
        shape: { whom: below(3) },
        list(state, seat, moves) {
          for (let whom = 0; whom < state.seats; whom++)
            if (hides(state, whom, seat)) moves.push({ type: 'look', whom } as Look);
        },
        refuse: (state, seat, { whom }) =>
          whom < state.seats && hides(state, whom, seat) ? undefined : { code: 'knownAlready' },
        apply(state, seat, { whom }, _, emit) {
          state.known[whom]! |= 1 << seat;
          emit?.({ type: 'looked', seat, whom, reveals: true, secret: { seats: [seat], kind: state.own[whom]! } });
          state.turn = (seat + 1) % state.seats;
          emit?.({ type: 'turnEnded', seat, next: state.turn });
        },
      },
      // Says whether another has the same as oneself.
      guess: {
        shape: { whom: below(3) },
        list(state, seat, moves) {
          for (let whom = 0; whom < state.seats; whom++) if (whom !== seat) moves.push({ type: 'guess', whom } as Look);
        },
        refuse: (state, seat, { whom }) => (whom < state.seats && whom !== seat ? undefined : { code: 'notThere' }),
        apply(state, seat, { whom }, _, emit) {
          state.guessed = whom;
          state.right = state.own[whom] === state.own[seat];
          emit?.({ type: 'guessed', seat, whom, right: state.right, reveals: true });
        },
      },
    },
  ),
  result(state) {
    if (state.guessed < 0) return undefined;
    const won = (seat: number) => (seat === state.turn) === state.right;
    const scores = state.own.map((_, seat) => ({
      score: won(seat) ? 1 : 0,
      items: [{ code: 'right', points: won(seat) ? 1 : 0 }],
    }));
    return { ending: 'guessed', places: ranked(scores, (a, b) => scores[a]!.score > scores[b]!.score) };
  },
  clone: copySpy,
  census: () => ({}),
  view(state, seat) {
    const seen = copySpy(state);
    if (state.guessed < 0) for (const of of state.own.keys()) if (hides(state, of, seat)) seen.own[of] = -1;
    return seen;
  },
  redeal(seen, _, random) {
    const state = copySpy(seen);
    for (const [of, kind] of state.own.entries()) if (kind < 0) state.own[of] = random.below(KINDS);
    return state;
  },
  longest: () => 20,
};

const lawful = (id: string, players: readonly [number, number], given: unknown): Lawful => {
  const rules = given as Rules;
  const meta = metaOf({ id, names: { en: id }, players });
  return { rules, meta, game: makeGame(rules, meta) };
};

/** A race with a die, and leaps instead of it. */
export const race = lawful('race', [1, 4], raceRules);

/** Looks at what others have, who don't know what was seen; who has looked at whom is open. */
export const spy = lawful('spy', [2, 3], spyRules);
