import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

const colour = (index: number) => labels.colours[index] ?? '';
const named = (card: number) => labels.card(colour(colourOf(card)), valueOf(card));

export const refusals: RefusalSentences = {
  wrongPhase: {
    card: '先に手札から1枚選び、進路に出すか、捨て札にしてください。',
    bonus: `先に、1歩進める駒を選ぶか、「${labels.decline}」を押してください。`,
    draw: '先にカードを1枚引いてください。',
  },
  cardNotHeld: ({ card }) => `${named(card)}は手札にありません。手札から選んでください。`,
  alreadyStarted: (refusal) => `${colour(refusal.colour)}の進路はもう始めています。このカードは列に重ねてください。`,
  notLowest: ({ card }) => `進路は、その色で手札にある一番小さいカード（${named(card)}）からしか始められません。`,
  noExplorersLeft: '探検家は4人とも出かけています。調査員で始めてください。',
  researcherUsed: '調査員はもう出かけています。探検家で始めてください。',
  notStarted: (refusal) => `${colour(refusal.colour)}の進路はまだ始めていません。先に始めてください。`,
  tooLow: ({ card }) =>
    `列は${named(card)}まで来ていて、出せるのは同じか大きい数字です。このカードは捨て札にできます。`,
  tooHigh: ({ card }) =>
    `この列は大きい順で${named(card)}まで来ていて、出せるのは同じか小さい数字です。このカードは捨て札にできます。`,
  nobodyOnPath: (refusal) => `${colour(refusal.colour)}の進路に自分の駒がいません。光っているマスを選んでください。`,
  atSummit: (refusal) => `${colour(refusal.colour)}の駒はもう遺跡に着いています。ほかの駒を選んでください。`,
  pileEmpty: (refusal) => `${colour(refusal.colour)}の捨て札はありません。山札かほかの捨て札から引いてください。`,
  justDiscarded: (refusal) =>
    `今捨てた${colour(refusal.colour)}のカードは取れません。山札かほかの捨て札から引いてください。`,
  deckOnly: '今取れる捨て札はありません。山札から引いてください。',
};
