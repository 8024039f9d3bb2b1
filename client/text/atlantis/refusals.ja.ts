import { MAINLAND } from '../../../games/atlantis/board.ts';
import type { Phase } from '../../../games/atlantis/types.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Phase, string>> = {
  journey: '今は支払う通行料がありません。コマを動かしてください。',
  payment: '先に通行料を支払ってください。',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  pawnHome: () => 'このコマはもう本土に着いています。ほかのコマを選んでください。',
  cardNotHeld: ({ item }) => `手札に${labels.items[item]}のカードが足りません。`,
  chainUnfinished: () => '着いた先にコマがいます。もう1枚カードを続けて出してください。',
  chainTooLong: () => '空いているタイルか本土に着いたら、それ以上カードは出せません。',
  cantPayToll: ({ toll, means }) => `通行料は${toll}点ですが、出せるのは${means}点までです。`,
  tileNotHeld: ({ value }) => `${value}のタイルが足りません。`,
  tilesOutOfOrder: () => '支払うタイルは、数字の大きい順に並べてください。',
  paysTooLittle: ({ toll, paid }) => `あと${toll - paid}点足りません。`,
  paysTooMuch: ({ toll, paid }) => `${toll}点に${paid}点は多すぎます。どれか1つ減らしても足ります。`,
  alreadySold: () => 'タイルを売れるのは1手番に1枚です。次の手番に売れます。',
  tileTooLow: () => '1のタイルではカードを引けません。2以上のタイルを選んでください。',
  noBridgeLeft: () => '橋はもう架けました。',
  notAHole: () => '橋を架けられるのは、タイルとタイルの間の穴です。',
  holeBridged: () => 'この穴にはもう橋があります。ほかの穴を選んでください。',
  pickFirst: () => '先に自分のコマかカードを選んでください。行ける場所が光ります。',
  behindPawn: () => 'そこはコマの後ろです。コマは前にしか進めません。',
  noTileThere: () => 'そこにはもうタイルがないので、止まれません。',
  leadsElsewhere: ({ item, place }) =>
    place === MAINLAND
      ? `このコマの前に${labels.items[item]}はもうないので、本土まで進みます。`
      : `${labels.items[item]}のカードでは、いちばん近い${place + 1}マス目に止まります。`,
  tilesAhead: () => '本土に着くには、コマの前方にないアイテムのカードが必要です。',
  nothingToSell: () => '売れるタイルをまだ持っていません。2以上のタイルならカードになります。',
  canMove: () => '動かせるコマがあります。コマを動かしてください。',
};
