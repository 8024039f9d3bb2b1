/** Goofspiel: bids of 1 to 13, made at once and in secret, for prizes of 1 to 13. */
import { cards, defineGame, from, metaOf, pile, piles, range } from '../../../games/kit/define/index.ts';

const prizes = cards(range(1, 13));
const bids = cards(range(1, 13));

const worth = (won: readonly number[]) => won.reduce((sum, card) => sum + card, 0);

export const goofspiel = defineGame({
  meta: metaOf({ id: 'goofspiel', names: { ja: 'グーフスピール', en: 'Goofspiel' }, players: [2, 3] }),
  state: {
    deck: pile(prizes, 'nobody'),
    prize: pile(prizes),
    won: piles(prizes, 'each'),
    hand: piles(bids, 'each'),
    spent: piles(bids, 'each'),
  },
  tells: { prizeWon: { by: 'seat', worth: 'number' } },
  moves: { bid: { fields: { card: from('hand') } } },
  phases: {
    bidding: {
      moves: ['bid'],
      together({ prize }, made, { draw, move, moveAll, tell }) {
        for (const [seat, { card }] of made.entries()) move(['hand', seat], ['spent', seat], card);
        const most = Math.max(...made.map(({ card }) => card));
        const highest = [...made.keys()].filter((seat) => made[seat]!.card === most);
        const by = highest.length === 1 ? highest[0]! : null;
        tell('prizeWon', { by, worth: worth(prize) });
        // Of equal bids nobody wins: the next prize comes to this one.
        if (by !== null) moveAll('prize', ['won', by]);
        draw('deck', 'prize');
      },
    },
  },
  setup: (_, { draw }) => void draw('deck', 'prize'),
  ends: { allBid: ({ hand }) => hand[0]!.length === 0 },
  score: ({ won }, seat) => ({ prizes: [worth(won[seat]!), won[seat]!.length] }),
  bot: { spread: 8, horizon: 39 },
});
