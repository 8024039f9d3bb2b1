/** Souk: four spices are picked in secret from hands that go round, then traded at a market until the deck is empty. */
import {
  amount,
  at,
  cards,
  counters,
  defineGame,
  from,
  metaOf,
  pile,
  piles,
  range,
} from '../../../games/kit/define/index.ts';

const PICKS = 4;
const MARKET = 3;
const spices = cards(range(0, 4, 9));

export const souk = defineGame({
  meta: metaOf({
    id: 'souk',
    names: { ja: 'スーク', en: 'Souk' },
    players: [2, 4],
    options: { cellar: [false, true] },
  }),
  state: {
    deck: pile(spices, 'nobody'),
    offer: piles(spices, 'each', 'owner'),
    hand: piles(spices, 'each', 'owner'),
    market: pile(spices),
    discards: pile(spices),
    coins: counters('each'),
  },
  tells: { paid: { coins: 'number' } },
  moves: {
    pick: { fields: { card: from('offer') }, secret: ['card'] },
    buy: {
      fields: { place: at('market', MARKET) },
      apply({ market }, { place }, { draw, move }) {
        move('market', 'hand', market[place]!);
        draw('deck', 'market');
      },
    },
    dig: {
      fields: {},
      refuse: ({ options }) => (options.cellar ? undefined : 'noCellar'),
      apply: (_, _move, { draw }) => void draw('deck', 'hand', 2),
    },
    sell: {
      fields: { card: from('hand'), count: amount(2, 4) },
      refuse({ hand }, { card, count }, seat) {
        return hand[seat]!.filter((each) => each === card).length < count ? 'tooFew' : undefined;
      },
      apply({ coins }, { card, count }, { seat, move, draw, tell }) {
        for (let i = 0; i < count; i++) move('hand', 'discards', card);
        coins[seat]! += count * count;
        tell('paid', { coins: count * count });
        draw('deck', 'hand');
      },
    },
  },
  phases: {
    draft: {
      moves: ['pick'],
      together({ offer }, picks, { move, goTo }) {
        for (const [seat, pick] of picks.entries())
          if (pick.type === 'pick') move(['offer', seat], ['hand', seat], pick.card);
        offer.unshift(offer.pop()!);
        if (offer[0]!.length === 0) goTo('trade');
      },
    },
    trade: { moves: ['buy', 'dig', 'sell'] },
  },
  setup({ seats }, { draw }) {
    for (let seat = 0; seat < seats; seat++) draw('deck', ['offer', seat], PICKS);
    draw('deck', 'market', MARKET);
  },
  ends: { deckEmpty: ({ deck }) => deck.length === 0 },
  score: ({ coins, hand }, seat) => ({ coins: coins[seat]!, left: [-hand[seat]!.length, hand[seat]!.length] }),
  bot: { spread: 8, prefers: (_, move) => (move.type === 'sell' ? move.count : 1) },
});
