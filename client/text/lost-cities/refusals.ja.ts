import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import type { Stage } from '../../../games/lost-cities/types.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

const colour = (index: number) => labels.colours[index] ?? '';
const named = (card: number) => labels.card(colour(colourOf(card)), valueOf(card));

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Stage, string>> = {
  card: '先に手札から1枚選び、その色の進路か捨て札に出してください。',
  bonus: '先に、駒を1歩進めるかどうかを決めてください。',
  draw: '先にカードを1枚引いてください。',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  cardNotHeld: ({ card }) => `${named(card)}は手札にありません。手札から選んでください。`,
  alreadyStarted: (refusal) => `${colour(refusal.colour)}の進路はもう始めています。列にカードを重ねると進めます。`,
  notLowest: ({ card }) => `進路は、その色で手札の一番小さいカード ${named(card)}から始めます。`,
  noExplorersLeft: () => '探検家は4人とも出かけています。調査員が残っていれば始められます。',
  researcherUsed: () => '調査員はもう出かけています。探検家で始めてください。',
  notStarted: (refusal) => `${colour(refusal.colour)}の進路はまだ始めていません。始めてから重ねてください。`,
  tooLow: ({ card }) => `列は${named(card)}まで来ています。同じか大きい数字なら出せます。捨て札にはできます。`,
  tooHigh: ({ card }) => `この列は下り順で${named(card)}まで来ています。同じか小さい数字なら出せます。`,
  nobodyOnPath: (refusal) =>
    `${colour(refusal.colour)}の進路に自分の駒がいません。すでに歩き始めた駒だけが1歩進めます。`,
  atSummit: (refusal) => `${colour(refusal.colour)}の駒はもう遺跡に着いています。ほかの駒を選んでください。`,
  pileEmpty: (refusal) => `${colour(refusal.colour)}の捨て札はありません。山札かほかの色から引いてください。`,
  justDiscarded: (refusal) =>
    `いま捨てた${colour(refusal.colour)}のカードは取れません。山札かほかの色から引いてください。`,
};
