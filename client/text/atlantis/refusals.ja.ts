import { MAINLAND } from '../../../games/atlantis/board.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

const NO_WAY_ON = 'そこにはコマがいて止まれず、先へも進めません。';
const tooDear = (toll: number, means: number) => `通行料は${toll}点ですが、払えるのは${means}点までです。`;

export const refusals: RefusalSentences = {
  wrongPhase: {
    journey: '今は払う通行料がありません。',
    payment: '先に通行料を払ってください。',
  },
  pawnHome: ({ stuck }) =>
    stuck
      ? 'このコマはもう本土に着いていて、ほかのコマも動かせません。手札を見せることができます。'
      : 'このコマはもう本土に着いています。ほかのコマを選んでください。',
  cardNotHeld: ({ item }) => `${labels.items[item]}のカードはもう手札にありません。`,
  chainUnfinished: 'このタイルにはコマがいて止まれません。光っている先の場所を選んでください。',
  chainBlocked: ({ stuck }) =>
    stuck ? `${NO_WAY_ON}手札を見せることができます。` : `${NO_WAY_ON}ほかのコマかカードを選んでください。`,
  chainTooLong: '空いているタイルか本土に着いたら移動は終わりで、カードは続けられません。',
  cantPayToll: ({ toll, means, stuck }) =>
    stuck
      ? `${tooDear(toll, means)}手札を見せることができます。`
      : `${tooDear(toll, means)}ほかのコマかカードを選んでください。`,
  tollNeedsBridge: ({ toll, means }) => `${tooDear(toll, means)}途中の穴に自分の橋を架ければ進めます。`,
  tileNotHeld: ({ value }) => `${value}のタイルはもうありません。`,
  tilesOutOfOrder: '払うタイルは、数字の大きい順に並べてください。',
  paysTooLittle: ({ toll, paid }) => `あと${toll - paid}点足りません。タイルかカードを足してください。`,
  paysTooMuch: ({ toll, paid }) => `通行料${toll}点に${paid}点は多すぎます。どれかを戻しても足ります。`,
  alreadySold: 'この手番ではもうカードを購入しました。購入できるのは1手番に1回です。',
  tileTooLow: '1のタイルではカードを購入できません。2以上のタイルを選んでください。',
  tilesTooLow: '1のタイルしかないので、カードを購入できません。2以上のタイルが必要です。',
  noBridgeLeft: '自分の橋はもう架けました。',
  noOpenHole: '今は、橋の架かっていない穴がありません。',
  notAHole: '橋を架けられるのは、両側にタイルのある穴です。光っている穴を選んでください。',
  holeBridged: 'この穴にはもう橋があります。光っている穴を選んでください。',
  pickFirst: '先に自分のコマかカードを選んでください。行ける場所が光ります。',
  noneCanMove: '今動かせるコマがありません。手札を見せて2枚引くことができます。',
  noCards: '移動に使えるカードがありません。',
  behindPawn: 'そこはコマの後ろです。コマは前にしか進めません。',
  noTileThere: 'そこにはもうタイルがないので、止まれません。',
  tileOccupied: 'このタイルにはコマがいるので、止まれません。',
  leadsElsewhere: ({ item, value, place }) =>
    place === MAINLAND
      ? `このコマの前方に${labels.items[item]}はないので、このカードでは本土まで進みます。`
      : `${labels.items[item]}のカードでは、前方で一番近い${labels.tile(labels.items[item]!, value)}のタイルへ進みます。`,
  tilesAhead: '本土に着くには、コマの前方にないアイテムのカードが必要です。',
  nothingToSell: 'カードを購入するためのタイルがありません。2以上のタイルが必要です。',
  canMove: '動かせるコマがあります。コマを動かしてください。',
};
