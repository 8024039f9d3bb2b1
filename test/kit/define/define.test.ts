/** What `defineGame` makes of a definition, and what it says of a wrong one. */
import { describe, expect, test } from 'vitest';
import {
  amount,
  at,
  cards,
  counter,
  counters,
  defineGame,
  from,
  metaOf,
  pile,
  piles,
  range,
} from '../../../games/kit/define/index.ts';
import { refuseState } from '../../../games/kit/position.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { GameEvent, Rules } from '../../../games/kit/rules.ts';
import { goofspiel } from './goofspiel.ts';
import { kalah } from './kalah.ts';
import { souk } from './souk.ts';

const named = { id: 'tiny', names: { en: 'Tiny' }, players: [2, 3] } as const;
const meta = metaOf(named);
const tiny = {
  meta,
  state: { heap: counter({ start: 3 }), hand: piles(cards(range(1, 6)), 'each', 'owner') },
  moves: { take: { fields: { count: amount(1, 2) }, apply: () => undefined } },
  ends: { empty: () => true },
  score: () => 0,
};

/** What is said of a definition that nobody's types have looked at. */
function saidOf(definition: object): string {
  try {
    defineGame(definition as typeof tiny);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('what is wrong with a definition is said by name', () => {
  const take = tiny.moves.take;
  test.each<[string, object, string]>([
    ['no meta', { ...tiny, meta: undefined }, '`meta` is missing'],
    ['no state', { ...tiny, state: undefined }, '`state` is missing'],
    ['no moves', { ...tiny, moves: {} }, '`moves` is missing'],
    ['no end', { ...tiny, ends: {} }, '`ends` is missing'],
    ['no score', { ...tiny, score: undefined }, '`score` is missing'],
    ['an end that asks nothing', { ...tiny, ends: { empty: true } }, '`ends.empty` should be a function'],
    ['no fields', { ...tiny, moves: { take: { apply: take.apply } } }, '`moves.take.fields` is missing'],
    ['nothing done', { ...tiny, moves: { take: { fields: {} } } }, '`moves.take.apply` is missing'],
    [
      'a field of no part',
      { ...tiny, moves: { take: { ...take, fields: { card: from('hnad') } } } },
      '"hnad"; the parts of the state are heap, hand',
    ],
    [
      'a card of a number',
      { ...tiny, moves: { take: { ...take, fields: { card: from('heap') } } } },
      'can take no card from "heap"',
    ],
    [
      'a place of a number',
      { ...tiny, moves: { take: { ...take, fields: { place: at('heap') } } } },
      '"heap", which is one number',
    ],
    [
      'a field called seat',
      { ...tiny, moves: { take: { ...take, fields: { seat: amount(0, 1) } } } },
      '`moves.take.fields.seat` is a name every move has',
    ],
    [
      'a secret that is no field',
      { ...tiny, moves: { take: { ...take, secret: ['cuont'] } } },
      '`moves.take.secret` names "cuont"',
    ],
    ['a part called turn', { ...tiny, state: { turn: counter() } }, 'every state has `turn` by itself'],
    ['a part that is none', { ...tiny, state: { heap: 3 } }, '`state.heap` should be a part'],
    [
      'a card below 0',
      { ...tiny, state: { deck: pile(cards([-1, 2])) } },
      'the cards of `state.deck` are whole numbers from 0 up, not -1',
    ],
    ['a move of no phase', { ...tiny, phases: { first: { moves: [] } } }, 'no phase knows the move "take"'],
    [
      'a phase of no move',
      { ...tiny, phases: { first: { moves: ['take', 'tkae'] } } },
      '`phases.first.moves` names "tkae"; there are take',
    ],
    [
      'too many players',
      { ...tiny, meta: metaOf({ id: 'tiny', names: { en: 'Tiny' }, players: [2, 9] }) },
      '`meta.players` should be from 1 to 8',
    ],
    ['a number of players', { ...tiny, meta: metaOf({ ...named, players: 4 as never }) }, 'as in players: [2, 4]'],
    ['no names', { ...tiny, meta: metaOf({ ...named, names: undefined as never }) }, '`meta.names` is missing'],
    ['a meta without metaOf', { ...tiny, meta: named }, '`meta` should be made with metaOf'],
    [
      'counters of no number',
      { ...tiny, state: { coins: counters({ start: 5 } as never) } },
      "`state.coins` doesn't say how many: counters('each'), or counters(4)",
    ],
    [
      'a secret that is no list',
      { ...tiny, moves: { take: { ...take, secret: 'count' } } },
      '`moves.take.secret` should be a list',
    ],
    [
      'too many moves',
      { ...tiny, moves: { take: { ...take, fields: { count: amount(1, 99_999) } } } },
      '`moves.take` could be 99999 moves: give it a `list`',
    ],
  ])('%s', (_, definition, said) => {
    expect(saidOf(definition)).toContain(said);
  });

  test('nothing of a right one', () => expect(saidOf(tiny)).toBe(''));
});

test('what types can say is said before anything runs', () => {
  const wrong = [
    // @ts-expect-error -- no score
    () => defineGame({ meta, state: tiny.state, moves: tiny.moves, ends: tiny.ends }),
    () =>
      defineGame({
        ...tiny,
        // @ts-expect-error -- every state has a turn
        state: { turn: counter() },
      }),
    () =>
      defineGame({
        ...tiny,
        tells: { emptied: { by: 'seat' } },
        moves: {
          take: {
            fields: { count: amount(1, 2) },
            apply(state, move, { tell, goTo, draw }) {
              // @ts-expect-error -- no such part
              state.hepa = 1;
              // @ts-expect-error -- no such field
              state.heap -= move.cuont;
              // @ts-expect-error -- no such event
              tell('emptyed', { by: 0 });
              // @ts-expect-error -- an event without what it says
              tell('emptied', {});
              // @ts-expect-error -- no such phase
              goTo('second');
              // @ts-expect-error -- no pile
              draw('heap', 'hand');
            },
          },
        },
      }),
    () =>
      defineGame({
        ...tiny,
        // @ts-expect-error -- no such move
        phases: { first: { moves: ['tkae'] } },
      }),
  ];
  for (const define of wrong) expect(define).toBeTypeOf('function');
});

/** Plays a move and gives what was told of it. */
function play<S extends object>(
  rules: {
    apply(
      state: S,
      seat: number,
      move: never,
      random: ReturnType<typeof randomFrom>,
      emit: (event: GameEvent) => void,
    ): void;
  },
  state: S,
  seat: number,
  move: object,
): GameEvent[] {
  const events: GameEvent[] = [];
  rules.apply(state, seat, move as never, randomFrom('play'), (event) => events.push(event));
  return events;
}

describe('what types would say of what functions do is said by name where nobody’s types have looked', () => {
  const take = (more: object) =>
    defineGame({
      ...tiny,
      ends: { empty: () => false },
      tells: { emptied: { by: 'seat' } },
      moves: { take: { ...tiny.moves.take, ...more } },
    });
  const apply = (told: (tell: (type: string, says: object) => void) => void) => {
    const { rules } = take({ apply: (_: object, _move: object, { tell }: { tell: never }) => told(tell) });
    const state = rules.setup(2, {}, randomFrom('start'));
    return () => play(rules, state, state.turn, { type: 'take', count: 1 });
  };

  test('an event that isn’t declared', () =>
    expect(apply((tell) => tell('emptyed', { by: 0 }))).toThrow('tiny: it tells "emptyed"; `tells` has emptied'));

  test('an event with other words', () =>
    expect(apply((tell) => tell('emptied', { who: 0 }))).toThrow('"emptied" should be by, and is who'));

  test.each([false, true, null, 3])('a refusal that is %s', (given) => {
    const { rules } = take({ refuse: () => given });
    const state = rules.setup(2, {}, randomFrom('start'));
    expect(() => rules.refuse(state, state.turn, { type: 'take', count: 1 })).toThrow(
      `\`moves.take.refuse\` gives ${given}: it should give a word`,
    );
  });
});

test('options, colours and players come from few words', () => {
  expect(souk.meta).toMatchObject({
    players: { min: 2, max: 4, default: 2 },
    colours: ['red', 'blue', 'yellow', 'green'],
    options: { cellar: { choices: [false, true], default: false } },
  });
});

test('all cards of a set lie in the first pile of it, of each seat where it is one for each', () => {
  const state = goofspiel.rules.setup(2, {}, randomFrom('start'));
  expect(state.hand).toEqual([range(1, 13), range(1, 13)]);
  expect([...state.deck, ...state.prize].toSorted((a, b) => a - b)).toEqual(range(1, 13));
});

test('the turn passes to the left, unless the mover goes on', () => {
  const state = kalah.rules.setup(2, {}, randomFrom('start'));
  const [seat] = kalah.rules.toMove(state);
  const own = seat === 0 ? 0 : 6;
  // Four seeds from the third pit end in the store.
  expect(play(kalah.rules, state, seat!, { type: 'sow', pit: own + 2 })).toEqual([{ type: 'sow', pit: own + 2, seat }]);
  expect(kalah.rules.toMove(state)).toEqual([seat]);
  const told = play(kalah.rules, state, seat!, { type: 'sow', pit: own });
  expect(told.at(-1)).toEqual({ type: 'turnEnded', seat, next: 1 - seat! });
  expect(kalah.rules.toMove(state)).toEqual([1 - seat!]);
});

test('what isn’t listed is refused: its form, its seat, its phase, what isn’t there, and what the game says', () => {
  const state = kalah.rules.setup(2, {}, randomFrom('start'));
  const [seat = 0] = kalah.rules.toMove(state);
  const whyNot = (move: object, by = seat) => kalah.rules.refuse(state, by, move)?.code;
  expect(kalah.rules.legal(state, seat).map(({ pit }) => pit)).toEqual(range(seat * 6, seat * 6 + 5));
  expect(whyNot({ type: 'sow', pit: 12 })).toBe('malformed');
  expect(whyNot({ type: 'sow', pit: 0 }, 1 - seat)).toBe('notYourTurn');
  expect(whyNot({ type: 'sow', pit: (1 - seat) * 6 })).toBe('notThere');
  const game = souk.rules.setup(2, { cellar: false }, randomFrom('start'));
  expect(souk.rules.refuse(game, 0, { type: 'dig' })).toEqual({ code: 'wrongPhase', phase: 'draft' });
  const lacking = range(0, 4).find((card) => !game.offer[0]!.includes(card));
  expect(souk.rules.refuse(game, 0, { type: 'pick', card: lacking })).toEqual({ code: 'notThere', field: 'card' });
});

test('what all choose together nobody sees before the last has chosen', () => {
  const state = goofspiel.rules.setup(3, {}, randomFrom('start'));
  const { rules } = goofspiel;
  expect(play(rules, state, 1, { type: 'bid', card: 7 })).toEqual([{ type: 'decided', seat: 1 }]);
  expect(rules.toMove(state)).toEqual([0, 2]);
  expect(rules.view(state, 0).chosen).toEqual([null, -1, null]);
  expect(rules.view(state, 1).chosen).toEqual(state.chosen);
  const dealt = Array.from({ length: 40 }, (_, at) => rules.redeal(rules.view(state, 0), 0, randomFrom(`deal ${at}`)));
  expect(new Set(dealt.map(({ chosen }) => chosen[1])).size).toBeGreaterThan(5);
  play(rules, state, 0, { type: 'bid', card: 7 });
  const told = play(rules, state, 2, { type: 'bid', card: 3 });
  expect(told.slice(1, 4)).toEqual([7, 7, 3].map((card, seat) => ({ type: 'bid', card, seat, reveals: true })));
  expect(told[4]).toMatchObject({ type: 'prizeWon', by: null });
  expect(state.prize).toHaveLength(2);
});

test('a secret field is told to the mover alone, drawn cards to who sees where they lie', () => {
  const state = souk.rules.setup(2, { cellar: true }, randomFrom('start'));
  for (let round = 0; round < 4; round++) {
    play(souk.rules, state, 0, { type: 'pick', card: state.offer[0]![0] });
    const [, first] = play(souk.rules, state, 1, { type: 'pick', card: state.offer[1]![0] });
    expect(first).toMatchObject({ type: 'pick', seat: 0, secret: { seats: [0] } });
    expect(first).not.toHaveProperty('card');
  }
  expect(state.phase).toBe('trade');
  const [seat = 0] = souk.rules.toMove(state);
  const told = play(souk.rules, state, seat, { type: 'dig' });
  expect(told[1]).toEqual({
    type: 'drawn',
    from: 'deck',
    to: 'hand',
    count: 2,
    seat,
    secret: { seats: [seat], cards: state.hand[seat]!.slice(-2) },
  });
  const seen = souk.rules.view(state, 1 - seat);
  expect(seen.hand[seat]).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(seen.hand[1 - seat]).toEqual(state.hand[1 - seat]);
});

test('a card that isn’t there can’t be moved, and nobody goes where nothing is', () => {
  const playing = (apply: (play: never) => void) => {
    const game = defineGame({
      ...tiny,
      ends: { empty: ({ heap }) => heap === 0 },
      moves: { take: { fields: {}, apply: (_, _move, play) => apply(play as never) } },
    });
    const state = game.rules.setup(2, {}, randomFrom('start'));
    return () => play(game.rules, state, state.turn, { type: 'take' });
  };
  type Any = { move(...all: unknown[]): void; draw(...all: unknown[]): void; goTo(phase: string): void };
  expect(playing(({ move }: Any) => move('hand', 'hand', 9))).toThrow('tiny: there is no 9 in hand');
  expect(playing(({ draw }: Any) => draw('heap', 'hand'))).toThrow('tiny: "heap" holds no cards');
  expect(playing(({ draw }: Any) => draw('hnad', 'hand'))).toThrow('tiny: there is no "hnad"');
  expect(playing(({ goTo }: Any) => goTo('next'))).toThrow('tiny: there is no phase "next"');
});

test('a game of counters says what of theirs is lost', () => {
  const state = kalah.rules.setup(2, {}, randomFrom('start'));
  expect(kalah.rules.census(state)).toEqual({ seeds: 48, 'places of pits': 12, 'places of stores': 2 });
  const lost = { ...state, pits: state.pits.map(() => 3) };
  expect(refuseState(kalah.rules as unknown as Rules, 2, {}, lost)).toBe('seeds: 36 instead of 48');
});

test('what is drawn into one of several piles that nobody owns is nobody’s', () => {
  const stones = cards(range(1, 9));
  const { rules } = defineGame({
    meta,
    state: { bag: pile(stones, 'nobody'), rows: piles(stones, 3) },
    moves: { guess: { fields: { row: amount(0, 1) } } },
    phases: { guessing: { moves: ['guess'], together: (_, _made, { draw }) => void draw('bag', ['rows', 2]) } },
    ends: { bagEmpty: ({ bag }) => bag.length === 0 },
    score: () => 0,
  });
  const state = rules.setup(2, {}, randomFrom('start'));
  play(rules, state, 0, { type: 'guess', row: 0 });
  const told = play(rules, state, 1, { type: 'guess', row: 1 });
  expect(told.at(-1)).toEqual({ type: 'drawn', from: 'bag', to: 'rows', count: 1, cards: state.rows[2] });
});
