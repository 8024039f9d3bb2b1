/** Small correct games of cards that others don't see: no law may accuse them. */
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
  player,
  range,
} from '../../../games/kit/define/index.ts';

const fish = cards(range(0, 5, 4));
const dealTo = (
  seats: number,
  draw: (from: 'deck', to: readonly ['hand', number], count: number) => unknown,
  count: number,
) => {
  for (let seat = 0; seat < seats; seat++) draw('deck', ['hand', seat], count);
};

/** Asks another for cards: what is handed over is seen by all. Four alike are laid down. */
export const asking = defineGame({
  meta: metaOf({ id: 'asking', names: { en: 'Asking' }, players: [2, 4] }),
  state: { deck: pile(fish, 'nobody'), hand: piles(fish, 'each', 'owner'), laid: piles(fish, 'each'), idle: counter() },
  tells: { given: { whom: 'seat', count: 'number' } },
  moves: {
    ask: {
      fields: { whom: player(), card: from('hand') },
      apply(state, { whom, card }, { seat, move, draw, reveal }) {
        const count = state.hand[whom]!.filter((each) => each === card).length;
        reveal('given', { whom, count });
        for (let i = 0; i < count; i++) move(['hand', whom], 'hand', card);
        if (count === 0) draw('deck', 'hand');
        state.idle = count === 0 && state.deck.length === 0 ? state.idle + 1 : 0;
        for (const each of new Set(state.hand[seat]))
          if (state.hand[seat]!.filter((other) => other === each).length === 4)
            for (let i = 0; i < 4; i++) move('hand', 'laid', each);
      },
    },
    draw: {
      fields: {},
      refuse: ({ hand }, _, seat) => (hand[seat]!.length > 0 ? 'ask' : undefined),
      apply(state, _, { draw }) {
        if (draw('deck', 'hand').length === 0) state.idle += 1;
      },
    },
  },
  setup: ({ seats }, { draw }) => dealTo(seats, draw, 3),
  ends: {
    allLaid: ({ laid }) => laid.flat().length === 24,
    stuck: ({ idle, seats }) => idle === 4 * seats,
  },
  score: ({ laid }, seat) => laid[seat]!.length / 4,
});

const ranks = cards(range(1, 12));

/** Plays a higher card than the last or passes; who is left alone begins anew. */
export const climbing = defineGame({
  meta: metaOf({ id: 'climbing', names: { en: 'Climbing' }, players: [3, 4] }),
  state: {
    deck: pile(ranks, 'nobody'),
    hand: piles(ranks, 'each', 'owner'),
    trick: pile(ranks),
    past: pile(ranks),
    passed: counters('each'),
  },
  moves: {
    play: {
      fields: { card: from('hand') },
      refuse: ({ trick }, { card }) => (card > (trick.at(-1) ?? 0) ? undefined : 'tooLow'),
      apply(state, { card }, { seat, move, next }) {
        move('hand', 'trick', card);
        next(following(state.passed, seat));
      },
    },
    pass: {
      fields: {},
      refuse: ({ trick }) => (trick.length === 0 ? 'lead' : undefined),
      apply({ passed, seats }, _, { seat, moveAll, next }) {
        passed[seat] = 1;
        if (passed.filter((each) => each === 0).length === 1) {
          next(passed.indexOf(0));
          passed.fill(0);
          moveAll('trick', 'past');
        } else next(following(passed, seat) % seats);
      },
    },
  },
  setup: ({ seats }, { draw }) => dealTo(seats, draw, 3),
  ends: { handEmpty: ({ hand }) => hand.some((own) => own.length === 0) },
  score: ({ hand }, seat) => -hand[seat]!.length,
});

/** The next seat that hasn't passed. */
function following(passed: readonly number[], seat: number): number {
  for (let on = 1; on < passed.length; on++)
    if (passed[(seat + on) % passed.length] === 0) return (seat + on) % passed.length;
  return seat;
}

/** Hands go round: everybody keeps a card in secret and passes the rest to the left. Points for three alike. */
export const draft = defineGame({
  meta: metaOf({ id: 'draft', names: { en: 'Draft' }, players: [2, 5] }),
  state: { deck: pile(fish, 'nobody'), hand: piles(fish, 'each', 'owner'), kept: piles(fish, 'each', 'owner') },
  moves: { keep: { fields: { card: from('hand') }, secret: ['card'] } },
  phases: {
    drafting: {
      moves: ['keep'],
      together({ hand }, keeps, { move }) {
        for (const [seat, { card }] of keeps.entries()) move(['hand', seat], ['kept', seat], card);
        hand.unshift(hand.pop()!);
      },
    },
  },
  setup: ({ seats }, { draw }) => dealTo(seats, draw, 4),
  ends: { allKept: ({ hand }) => hand[0]!.length === 0 },
  score: ({ kept }, seat) =>
    [0, 1, 2, 3, 4, 5].filter((kind) => kept[seat]!.filter((card) => card === kind).length >= 2).length,
});

/** Sets from a market that lies open; one to six play, alone against the deck. */
export const sets = defineGame({
  meta: metaOf({ id: 'sets', names: { en: 'Sets' }, players: [1, 6], options: { market: ['three', 'five'] } }),
  state: {
    deck: pile(fish, 'nobody'),
    market: pile(fish),
    own: piles(fish, 'each'),
    gone: pile(fish),
    points: counters('each'),
  },
  moves: {
    take: {
      fields: { place: at('market', 5) },
      apply({ market }, { place }, { move, draw }) {
        move('market', 'own', market[place]!);
        draw('deck', 'market');
      },
    },
    cash: {
      fields: { card: from('own'), count: amount(2, 4) },
      refuse: ({ own }, { card, count }, seat) =>
        own[seat]!.filter((each) => each === card).length < count ? 'tooFew' : undefined,
      apply({ points }, { card, count }, { seat, move }) {
        for (let i = 0; i < count; i++) move('own', 'gone', card);
        points[seat]! += count * count;
      },
    },
  },
  setup: ({ options }, { draw }) => void draw('deck', 'market', options.market === 'five' ? 5 : 3),
  ends: { deckEmpty: ({ deck }) => deck.length === 0 },
  score: ({ points, own }, seat) => ({ sets: points[seat]!, left: [-own[seat]!.length, own[seat]!.length] }),
});

const war = cards(range(1, 10));

/** Turns over what nobody has seen: no choice at all, and ties that stay. */
export const flips = defineGame({
  meta: metaOf({ id: 'flips', names: { en: 'Flips' }, players: [2, 5] }),
  state: { deck: pile(war, 'nobody'), table: piles(war, 'each') },
  moves: { flip: { fields: {}, apply: (_, _move, { draw }) => void draw('deck', 'table') } },
  ends: {
    tooFew: ({ deck, table }) => table.every((own) => own.length === table[0]!.length) && deck.length < table.length,
  },
  score: ({ table }, seat) => table[seat]!.filter((card) => card > 5).length,
});

/** Nobody sees the cards in the middle, nor does who swaps with them know what lies there before. */
export const swaps = defineGame({
  meta: metaOf({ id: 'swaps', names: { en: 'Swaps' }, players: [2, 4] }),
  state: {
    deck: pile(war, 'nobody'),
    hand: piles(war, 'each', 'owner'),
    middle: piles(war, 2, 'nobody'),
    turns: counter(),
  },
  moves: {
    swap: {
      fields: { card: from('hand'), place: at('middle') },
      secret: ['card'],
      apply(state, { card, place }, { move, draw }) {
        draw(['middle', place], 'hand');
        move('hand', ['middle', place], card);
        state.turns += 1;
      },
    },
    stay: { fields: {}, apply: (state) => void (state.turns += 1) },
  },
  setup({ seats }, { draw }) {
    dealTo(seats, draw, 2);
    for (const place of [0, 1]) draw('deck', ['middle', place]);
  },
  ends: { late: ({ turns, seats }) => turns === 4 * seats },
  score: ({ hand }, seat) => hand[seat]!.reduce((total, card) => total + card, 0),
});
