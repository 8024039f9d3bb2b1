/** Four cards in a hand nobody else sees. Lay them in a row that never falls, or drop one and draw another. */
import { cards, defineGame, from, metaOf, pile, piles, range } from 'agora/define';

const HAND = 4;

/** Three cards each of 1 to 9. */
const numbers = cards(range(1, 9, 3));

export const { meta, rules, game, knowledge, plan } = defineGame({
  meta: metaOf({ id: '__id__', names: { en: '__title__' }, players: [2, 4], minutes: 5 }),
  // All cards lie in the first pile at first. What others may not see is dealt anew in every guess a bot makes.
  state: {
    deck: pile(numbers, 'nobody'),
    hand: piles(numbers, 'each', 'owner'),
    row: piles(numbers, 'each'),
    discards: pile(numbers),
  },
  moves: {
    lay: {
      fields: { card: from('hand') },
      refuse: ({ row }, { card }, seat) => (card < (row[seat].at(-1) ?? 0) ? 'tooLow' : undefined),
      // The turn passes to the left by itself.
      apply(_, { card }, { move, draw }) {
        move('hand', 'row', card);
        draw('deck', 'hand');
      },
    },
    drop: {
      fields: { card: from('hand') },
      apply(_, { card }, { move, draw }) {
        move('hand', 'discards', card);
        draw('deck', 'hand');
      },
    },
  },
  setup({ seats }, { draw }) {
    for (let seat = 0; seat < seats; seat++) draw('deck', ['hand', seat], HAND);
  },
  ends: { deckEmpty: ({ deck }) => deck.length === 0 },
  // Points, and how many of the things they are for.
  score: ({ row }, seat) => ({ cards: [row[seat].length, row[seat].length], highest: row[seat].at(-1) ?? 0 }),
});
