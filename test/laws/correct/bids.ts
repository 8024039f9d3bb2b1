/** Small correct games in which all bid: in the open, in secret, and by more ways than can be tried. */
import {
  amount,
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

const lots = cards(range(1, 8));
const COINS = 10;

/** The bids are shown, and who bid most pays and takes the lot. What was bid lies nowhere afterwards. */
export const auction = defineGame({
  meta: metaOf({ id: 'auction', names: { en: 'Auction' }, players: [2, 4] }),
  state: {
    bag: pile(lots, 'nobody'),
    lot: pile(lots),
    won: piles(lots, 'each'),
    gone: pile(lots),
    coins: counters('each', { start: COINS }),
  },
  tells: { sold: { by: 'seat', spread: 'number' } },
  moves: {
    bid: {
      fields: { coins: amount(0, COINS) },
      refuse: ({ coins }, bid, seat) => (bid.coins > coins[seat]! ? 'tooDear' : undefined),
    },
  },
  phases: {
    bidding: {
      moves: ['bid'],
      together({ coins }, bids, { tell, moveAll, draw }) {
        const all = bids.map((bid) => bid.coins);
        const most = Math.max(...all);
        const alone = all.filter((bid) => bid === most).length === 1;
        const by = alone ? all.indexOf(most) : null;
        // Follows from the bids, which everybody has just seen.
        tell('sold', { by, spread: most - Math.min(...all) });
        if (by !== null) coins[by]! -= most;
        moveAll('lot', by === null ? 'gone' : ['won', by]);
        draw('bag', 'lot');
      },
    },
  },
  setup: (_, { draw }) => void draw('bag', 'lot'),
  ends: { allSold: ({ lot }) => lot.length === 0 },
  score: ({ won, coins }, seat) => ({
    lots: [won[seat]!.reduce((total, worth) => total + worth, 0), won[seat]!.length],
    coins: coins[seat]!,
  }),
});

/** Only who wins, and for how much, is told of the bids. */
export const sealed = defineGame({
  meta: metaOf({ id: 'sealed', names: { en: 'Sealed' }, players: [2, 4] }),
  state: { coins: counters('each', { start: COINS }), lots: counters('each'), left: counter({ start: 5 }) },
  tells: { sold: { by: 'seat', price: 'number' } },
  moves: {
    bid: {
      fields: { coins: amount(0, COINS) },
      secret: ['coins'],
      refuse: ({ coins }, bid, seat) => (bid.coins > coins[seat]! ? 'tooDear' : undefined),
    },
  },
  phases: {
    bidding: {
      moves: ['bid'],
      together(state, bids, { tell }) {
        const all = bids.map((bid) => bid.coins);
        const price = Math.max(...all);
        const by = all.indexOf(price);
        tell('sold', { by, price });
        state.coins[by]! -= price;
        state.lots[by]! += 1;
        state.left -= 1;
      },
    },
  },
  ends: { allSold: ({ left }) => left === 0 },
  score: ({ lots: won, coins }, seat) => won[seat]! * 3 + coins[seat]!,
});

/** Six coins on four places, at once: of 65,536 ways that can be said those are listed that spend all. */
export const purses = defineGame({
  meta: metaOf({ id: 'purses', names: { en: 'Purses' }, players: [2, 3] }),
  state: { points: counters('each'), rounds: counter() },
  tells: { scored: { points: 'numbers' } },
  moves: {
    lay: {
      fields: { a: amount(0, 15), b: amount(0, 15), c: amount(0, 15), d: amount(0, 15) },
      *list() {
        for (let a = 0; a <= 6; a++)
          for (let b = 0; a + b <= 6; b++) for (let c = 0; a + b + c <= 6; c++) yield { a, b, c, d: 6 - a - b - c };
      },
    },
  },
  phases: {
    laying: {
      moves: ['lay'],
      together(state, laid, { tell }) {
        const points = laid.map(
          (own, seat) =>
            (['a', 'b', 'c', 'd'] as const).filter((place) =>
              laid.every((other, of) => of === seat || other[place] < own[place]),
            ).length,
        );
        for (const [seat, more] of points.entries()) state.points[seat]! += more;
        tell('scored', { points });
        state.rounds += 1;
      },
    },
  },
  ends: { threeRounds: ({ rounds }) => rounds === 3 },
  score: ({ points }, seat) => points[seat]!,
});

const deck = cards(range(1, 6, 2));

/** Who says more than is on the table, or doubts: then all is shown. */
export const bluff = defineGame({
  meta: metaOf({ id: 'bluff', names: { en: 'Bluff' }, players: [2, 4] }),
  state: {
    deck: pile(deck, 'nobody'),
    hand: piles(deck, 'each', 'owner'),
    shown: pile(deck),
    said: counter(),
    by: counter({ start: -1 }),
    lost: counter({ start: -1 }),
  },
  moves: {
    say: {
      fields: { sum: amount(1, 48) },
      refuse: ({ said }, { sum }) => (sum > said ? undefined : 'tooLow'),
      apply(state, { sum }, { seat }) {
        state.said = sum;
        state.by = seat;
      },
    },
    doubt: {
      fields: {},
      refuse: ({ by }) => (by < 0 ? 'nothingSaid' : undefined),
      apply(state, _, { seat, moveAll }) {
        for (let of = 0; of < state.seats; of++) moveAll(['hand', of], 'shown');
        const total = state.shown.reduce((all, card) => all + card, 0);
        state.lost = total >= state.said ? seat : state.by;
      },
    },
  },
  setup({ seats }, { draw }) {
    for (let seat = 0; seat < seats; seat++) draw('deck', ['hand', seat], 2);
  },
  ends: { doubted: ({ lost }) => lost >= 0 },
  score: ({ lost }, seat) => (lost === seat ? 0 : 1),
});

const values = cards(range(1, 5));

/** Everybody plays a card of the same five at once; the middle one wins. */
export const middle = defineGame({
  meta: metaOf({ id: 'middle', names: { en: 'Middle' }, players: [3, 5] }),
  state: { hand: piles(values, 'each', 'owner'), played: piles(values, 'each'), points: counters('each') },
  moves: { play: { fields: { card: from('hand') } } },
  phases: {
    playing: {
      moves: ['play'],
      together({ points }, made, { move }) {
        const all = made.map(({ card }) => card).toSorted((a, b) => a - b);
        for (const [seat, { card }] of made.entries()) {
          move(['hand', seat], ['played', seat], card);
          if (card === all[Math.floor(all.length / 2)]) points[seat]! += 1;
        }
      },
    },
  },
  ends: { allPlayed: ({ played }) => played[0]!.length === 5 },
  score: ({ points }, seat) => points[seat]!,
});
