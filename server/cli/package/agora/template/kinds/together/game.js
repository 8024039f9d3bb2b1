/** Everybody bids a card at once and in secret; the highest that is alone wins the prize. */
import { cards, defineGame, from, metaOf, pile, piles, range } from 'agora/define';

const prizes = cards(range(1, 7));
/** Each seat has a set of its own: it lies in a pile of each seat at first. */
const bids = cards(range(1, 7));

export const { meta, rules, game, knowledge, plan } = defineGame({
  meta: metaOf({ id: '__id__', names: { en: '__title__' }, players: [2, 4], minutes: 5 }),
  state: {
    deck: pile(prizes, 'nobody'),
    prize: pile(prizes),
    won: piles(prizes, 'each'),
    lost: pile(prizes),
    hand: piles(bids, 'each'),
    spent: piles(bids, 'each'),
  },
  // What is told beside the moves, which tell themselves.
  tells: { prizeWon: { by: 'seat', worth: 'number' } },
  moves: { bid: { fields: { card: from('hand') } } },
  phases: {
    bidding: {
      moves: ['bid'],
      // Once all have chosen, everybody hears what, and this is done.
      together({ prize }, made, { move, moveAll, draw, tell }) {
        for (const [seat, { card }] of made.entries()) move(['hand', seat], ['spent', seat], card);
        const chosen = made.map(({ card }) => card);
        const alone = chosen.filter((card) => chosen.indexOf(card) === chosen.lastIndexOf(card));
        const by = alone.length === 0 ? null : chosen.indexOf(Math.max(...alone));
        tell('prizeWon', { by, worth: prize[0] });
        moveAll('prize', by === null ? 'lost' : ['won', by]);
        draw('deck', 'prize');
      },
    },
  },
  setup: (_, { draw }) => void draw('deck', 'prize'),
  ends: { allBid: ({ hand }) => hand[0].length === 0 },
  score: ({ won }, seat) => ({ prizes: [won[seat].reduce((sum, card) => sum + card, 0), won[seat].length] }),
});
