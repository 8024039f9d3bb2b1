import type { Bundle, Stage } from '../../../games/katason/types.ts';
import { labels } from './labels.ja.ts';
import { name } from '../sentences.ts';
import type { RefusalSentences } from './sentences.ts';

const resource = (kind: number) => labels.terrain[kind] ?? '';
const card = (kind: number) => labels.cards[kind] ?? '';
const counted = (cards: Bundle) =>
  cards.flatMap((count, kind) => (count > 0 ? [`${resource(kind)}${count}枚`] : [])).join('・');

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Stage, string>> = {
  placeHouse: '先に家を置いてください。',
  placeRoad: '先に、置いた家から道を伸ばしてください。',
  diceRoll: '先にダイスを振ってください。',
  burst: '先に、8枚以上持つ人が手札の半分を捨てます。',
  robber: '先に盗賊を動かしてください。',
  freeRoads: '先に街道カードの道を置くか、終わりにしてください。',
  development: 'この手番のダイスはもう振りました。',
  reply: '先に提案へ返事をしてください。',
  takeBack: '先に、貿易の巻き戻しへの返事が必要です。',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  edgeTaken: () => 'ここにはもう道があります。空いている辺を選んでください。',
  cornerTaken: () => 'ここにはもう建物があります。空いている頂点を選んでください。',
  tooClose: () => '建物のすぐ隣には置けません。2辺以上離れた頂点を選んでください。',
  notConnected: () => '自分の道や家につながる場所が必要です。家は、ほかの建物から2辺以上離れた頂点に置けます。',
  notAtNewHouse: () => '最初の道は、いま置いた家に接する辺に置いてください。',
  noRoadsLeft: () => '道は15本すべて置きました。',
  noHousesLeft: () => '家は5件すべて置いてあります。家を街にすると1件戻ります。',
  noCitiesLeft: () => '街は4件すべて置きました。',
  noOwnHouse: () => '街は自分の家の上に置きます。先に家を置いてください。',
  cantAfford: ({ missing }) => `あと${counted(missing)}が必要です。`,
  tooManyDiscards: ({ owed }) => `捨てるのはあと${owed}枚までです。`,
  nothingChosen: () => '1枚以上選んでください。',
  robberStays: () => '盗賊は別の土地へ動かしてください。',
  ownVictim: () => '自分からは奪えません。ほかの人を選んでください。',
  victimElsewhere: () => 'その人はこの土地に家も街も持っていません。接している人を選んでください。',
  victimEmptyHanded: () => 'その人は資源を持っていません。持っている人を選んでください。',
  victimMissing: ({ victims }) => `奪う相手を選んでください：${victims.map(name).join('、')}`,
  deckEmpty: () => 'カードの山は尽きました。',
  cardAlreadyPlayed: () => 'カードは1手番に1枚までです。次の手番に使えます。',
  noSuchCard: (refusal) => `${card(refusal.card)}のカードを持っていません。引いた次の手番から使えます。`,
  cardTooFresh: (refusal) => `${card(refusal.card)}は引いたばかりです。次の手番から使えます。`,
  noEdgeLeft: () => '道を置ける辺がありません。',
  bankEmpty: (refusal) => `銀行に${resource(refusal.resource)}がありません。誰かが使うと戻ります。`,
  bankBare: () => '銀行に資源がありません。誰かが使うと戻ります。',
  harvestTwo: () => '資源を2枚選んでください。',
  sameResource: (refusal) => `${resource(refusal.resource)}どうしは交換できません。別の種類を選んでください。`,
  bankTradeOnly: () => 'この卓で使えるのは海外貿易だけです。',
  offerOpen: () => '提案中です。成立させるか取り下げると、次の提案ができます。',
  tooManyOffers: ({ most }) => `提案は1手番に${most}回までです。次の手番にどうぞ。`,
  gift: () => 'お互いに1枚以上出してください。',
  ownPartner: () => '自分とは貿易できません。相手を選んでください。',
  noSuchSeat: () => 'その席はありません。',
  partnerTooPoor: ({ partner }) =>
    partner === null
      ? 'それだけの枚数を持つ人がいません。もらう枚数を減らしてください。'
      : `${name(partner)}の手札はその枚数に足りません。もらう枚数を減らしてください。`,
  noOffer: () => '提案はもうありません。',
  sameAsOffer: () => '元の提案と同じです。そのまま応じられます。',
  notAgreed: ({ partner }) => `${name(partner)}はまだ承諾していません。`,
  noSuchDeal: () => 'その貿易はこの手番にはありません。',
  alreadyAsked: () => '巻き戻しを頼めるのは1回だけです。',
  tooFewPoints: ({ points, goal }) => `勝利宣言には${goal}点が必要です。あと${goal - points}点です。`,
};
