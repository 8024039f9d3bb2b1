import type { LostCitiesReason } from '../../../games/lost-cities/bot/reasons.ts';
import { colourOf } from '../../../games/lost-cities/board.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { labels } from './labels.ja.ts';
import { signed } from '../points.ts';
import { drawn } from './sentences.ts';

const path = (colour: number) => `{path:${colour}}`;

export const advice = adviceOf<State, LostCitiesMove, LostCitiesReason>(
  {
    startPath: ({ card, figure }) =>
      `${drawn(card)}と${labels.figures[figure]}で、${path(colourOf(card))}の進路を始める。`,
    advance: ({ card }) => `${drawn(card)}を出す。`,
    discard: ({ card }) => `${drawn(card)}を捨てる。`,
    moveFigure: ({ colour }) => `${path(colour)}の駒を1歩進める。`,
    declineStep: '1歩進めない。',
    drawCard: '山札から引く。',
    takeDiscard: ({ colour }, state) => `捨て札の${drawn(state.piles[colour]!.at(-1)!)}を取る。`,
  },
  {
    points: ({ from, to }) => `駒の得点が${signed(from)}から${signed(to)}になります。`,
    tile: ({ tile }) => `着いたマスにタイルがあります：${labels.tiles[tile]}。`,
    ends: '5つ目の駒が橋を渡り、この探検が終わります。',
    crosses: ({ left }) => `橋を渡ります。あと${left}つ渡ると、この探検は終わりです。`,
    tight: '数字を飛ばしません。',
    follows: ({ colour, count }) => `続けて出せる${path(colour)}のカードを、あと${count}枚持っています。`,
    useless: '自分は、この探検ではもう出せません。',
    lonely: ({ colour }) => `${path(colour)}のカードはこれ1枚だけで、その進路はまだ始めていません。`,
    noGift: '今これを出せる人は、ほかにいません。',
    fits: ({ colour }) => `${path(colour)}の進路に出せます。`,
  },
);
