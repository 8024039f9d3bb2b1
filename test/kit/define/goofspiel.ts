/** Goofspiel: bids of 1 to 13, made at once and in secret, for prizes of 1 to 13. */
import { sum } from '../../../games/kit/counts.ts';
import { cards, defineGame, from, metaOf, pile, piles, range } from '../../../games/kit/define/index.ts';

const prizes = cards(range(1, 13));
const bids = cards(range(1, 13));

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
        let most = 0;
        let by: number | null = null;
        for (let seat = 0; seat < made.length; seat++) {
          const { card } = made[seat]!;
          move(['hand', seat], ['spent', seat], card);
          if (card === most) by = null;
          if (card <= most) continue;
          most = card;
          by = seat;
        }
        tell('prizeWon', { by, worth: sum(prize) });
        // Of equal bids nobody wins: the next prize comes to this one.
        if (by !== null) moveAll('prize', ['won', by]);
        draw('deck', 'prize');
      },
    },
  },
  setup(_, { draw, next }) {
    draw('deck', 'prize');
    next(0);
  },
  ends: { allBid: ({ hand }) => hand[0]!.length === 0 },
  score: ({ won }, seat) => ({ prizes: [sum(won[seat]!), won[seat]!.length] }),
  bot: { spread: 8, horizon: 39 },
});
