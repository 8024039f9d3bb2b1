/** Small correct games of cards that some have seen, of sets from a hand, and of values: no law may accuse them. */
import {
  amount,
  at,
  cards,
  counter,
  counters,
  defineGame,
  flags,
  from,
  metaOf,
  pile,
  piles,
  range,
  showable,
  some,
  value,
  values,
} from '../../../games/kit/define/index.ts';

const lots = cards(range(1, 9));

/** Four cards lie face down; who looks at one knows it for good, and swaps hands with what lies there. */
export const peeks = defineGame({
  meta: metaOf({ id: 'peeks', names: { en: 'Peeks' }, players: [2, 3] }),
  state: {
    deck: pile(lots, 'nobody'),
    hand: showable(piles(lots, 'each', 'owner')),
    table: showable(piles(lots, 3, 'nobody')),
    turns: counter(),
  },
  moves: {
    look: {
      fields: { place: at('table') },
      apply(state, { place }, { seat, show }) {
        show(['table', place], state.table[place]![0]!, [seat]);
        state.turns += 1;
      },
    },
    swap: {
      fields: { place: at('table') },
      apply(state, { place }, { seat, draw, move }) {
        const own = state.hand[seat]![0]!;
        draw(['table', place], 'hand');
        move('hand', ['table', place], own);
        state.turns += 1;
      },
    },
  },
  setup({ seats }, { draw }) {
    for (let seat = 0; seat < seats; seat++) draw('deck', ['hand', seat]);
    for (const place of [0, 1, 2]) draw('deck', ['table', place]);
  },
  ends: { late: ({ turns, seats }) => turns === 5 * seats },
  score: ({ hand }, seat) => hand[seat]![0]!,
});

const colours = cards(range(0, 3, 5));

/** Two or three cards pass to the left, unseen by the others; then sets of up to three alike are laid. */
export const passing = defineGame({
  meta: metaOf({ id: 'passing', names: { en: 'Passing' }, players: [2, 8] }),
  state: {
    deck: pile(colours, 'nobody'),
    hand: showable(piles(colours, 'each', 'owner')),
    laid: piles(colours, 'each'),
    done: flags('each'),
  },
  moves: {
    pass: { fields: { cards: some('hand', 1, 2) }, secret: ['cards'] },
    lay: {
      fields: { cards: some('hand', 1, 2) },
      refuse: (_, { cards: [first, ...others] }) => (others.every((card) => card === first) ? undefined : 'unlike'),
      apply: (_, { cards: set }, { move }) => set.forEach((card) => move('hand', 'laid', card)),
    },
    stop: {
      fields: {},
      refuse: ({ done }, _, seat) => (done[seat] === true ? 'stopped' : undefined),
      apply: ({ done }, _, { seat }) => void (done[seat] = true),
    },
    rest: {
      fields: {},
      formality: true,
      refuse: ({ done }, _, seat) => (done[seat] === true ? undefined : 'goOn'),
      apply: () => undefined,
    },
  },
  phases: {
    passing: {
      moves: ['pass'],
      together({ seats }, passes, { move, goTo, next }) {
        for (const [seat, pass] of passes.entries())
          if (pass.type === 'pass')
            for (const card of pass.cards) move(['hand', seat], ['hand', (seat + 1) % seats], card);
        goTo('laying');
        next(0);
      },
    },
    laying: { moves: ['lay', 'stop', 'rest'] },
  },
  setup({ seats }, { draw }) {
    for (let seat = 0; seat < seats; seat++) draw('deck', ['hand', seat], 2);
  },
  ends: {
    allStopped: ({ done }) => !done.includes(false),
    handEmpty: ({ hand, phase }) => phase === 'laying' && hand.some((own) => own.length === 0),
  },
  longest: 200,
  score: ({ laid }, seat) => laid[seat]!.length,
});

/** Roles, day and night, and a bid on a scale. */
export const nights = defineGame({
  meta: metaOf({ id: 'nights', names: { en: 'Nights' }, players: [2, 8] }),
  state: {
    time: value('day', 'night'),
    role: values('each', 'guest', 'host'),
    coins: counters('each', { least: -20 }),
    hours: counter(),
  },
  moves: {
    bid: {
      fields: { coins: amount(0, 12) },
      refuse: ({ time }, { coins }) => (time === 'night' && coins > 3 ? 'tooLate' : undefined),
      apply(state, { coins }, { seat }) {
        state.role[seat] = coins > 6 ? 'host' : 'guest';
        state.coins[seat]! += state.role[seat] === 'host' ? -1 : 1;
        state.hours += 1;
        if (state.hours > state.seats) state.time = 'night';
      },
    },
  },
  ends: { morning: ({ hours, seats }) => hours === 3 * seats },
  score: ({ coins, role }, seat) => ({ coins: coins[seat]!, host: role[seat] === 'host' ? 2 : 0 }),
});

const deck = cards(range(0, 5, 3));

/** Cards taken from the open stay known to all; those that are drawn don't. */
export const market = defineGame({
  meta: metaOf({ id: 'market', names: { en: 'Market' }, players: [2, 4] }),
  state: {
    deck: pile(deck, 'nobody'),
    market: pile(deck),
    hand: showable(piles(deck, 'each', 'owner')),
    gone: pile(deck),
  },
  moves: {
    take: {
      fields: { card: from('market') },
      apply(_, { card }, { move, draw }) {
        move('market', 'hand', card);
        draw('deck', 'market');
      },
    },
    draw: { fields: {}, apply: (_, _move, { draw }) => void draw('deck', 'hand') },
    drop: {
      fields: { card: from('hand') },
      apply: (_, { card }, { move, draw }) => {
        move('hand', 'gone', card);
        draw('deck', 'hand');
      },
    },
  },
  setup: (_, { draw }) => void draw('deck', 'market', 3),
  ends: { deckEmpty: ({ deck: left }) => left.length === 0 },
  score: ({ hand }, seat) => new Set(hand[seat]).size,
});
