import { lists } from '../lists.ts';
import { name } from '../sentences.ts';
import type { Bundle } from '../../../games/katason/types.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

const resource = (kind: number) => labels.terrain[kind] ?? '';
const card = (kind: number) => labels.cards[kind] ?? '';
const counted = (cards: Bundle) =>
  lists.ja.all(cards.flatMap((count, kind) => (count > 0 ? [`${resource(kind)}${count}枚`] : [])));

export const refusals: RefusalSentences = {
  wrongPhase: {
    placeHouse: '先に家を置いてください。',
    placeRoad: '先に、置いた家から道を伸ばしてください。',
    diceRoll: '先にダイスを振ってください。',
    burst: '先に手札の半分を捨ててください。',
    robber: '先に盗賊を動かしてください。',
    freeRoads: '先に街道カードの道を置いてください。',
    development: 'この手番のダイスはもう振りました。建設や貿易をするか、手番を終了してください。',
    reply: '先に提案へ返事をしてください。',
    answered: '成立するまでは返事を変えられます。',
    takeBack: '先に、貿易の巻き戻しに応じるか断ってください。',
    takeBackAsked: '貿易の巻き戻しを頼んでいます。返事を待つか、頼むのを取り下げてください。',
  },
  edgeTaken: 'ここにはもう道があります。光っている辺を選んでください。',
  cornerTaken: 'ここにはもう建物があります。光っている頂点を選んでください。',
  tooClose: '家は、ほかの建物から2辺以上離して置きます。光っている頂点を選んでください。',
  roadApart: '道は、自分の道・家・街につながる辺に置きます。光っている辺を選んでください。',
  houseApart: '家は、自分の道の先の頂点に置きます。光っている頂点を選んでください。',
  notAtNewHouse: 'この道は、今置いた家に接する辺に置きます。光っている辺を選んでください。',
  noRoadsLeft: '道は15本すべて置きました。',
  noHousesLeft: ({ cities }) =>
    cities > 0
      ? '家は5軒すべて置いてあります。街を置くと、置き換えた家が手元に戻ります。'
      : '家も街もすべて置いてあります。',
  noCitiesLeft: '街は4つすべて置きました。',
  notOwnHouse: '街は自分の家と置き換えます。光っている家を選んでください。',
  noOwnHouse: '街は自分の家と置き換えますが、島に自分の家がありません。',
  noCornerLeft: '自分の道の先に、ほかの建物から2辺以上離れた空きの頂点がありません。',
  cantAfford: ({ missing }) => `${counted(missing)}が足りません。`,
  tooManyDiscards: ({ owed }) => `捨てるのはあと${owed}枚だけです。`,
  nothingChosen: '資源を1枚以上選んでください。',
  robberStays: '盗賊は別の土地へ動かしてください。',
  ownVictim: ({ victims }) => `自分からは奪えません。${lists.ja.any(victims.map(name))}を選んでください。`,
  victimElsewhere: ({ victims }) =>
    `その人はこの土地に家も街も持っていません。${lists.ja.any(victims.map(name))}を選んでください。`,
  victimEmptyHanded: ({ victims }) =>
    `その人は資源を持っていません。${lists.ja.any(victims.map(name))}を選んでください。`,
  nobodyToRob: 'この土地に奪える相手はいません。盗賊だけを動かします。',
  victimMissing: ({ victims }) => `奪う相手を選んでください。${lists.ja.any(victims.map(name))}から奪えます。`,
  deckEmpty: 'カードは25枚すべて引かれました。',
  cardAlreadyPlayed: 'この手番はもうカードを使いました。次に使えるのは、早くて次の自分の手番です。',
  noSuchCard: (refusal) => `${card(refusal.card)}カードを持っていません。`,
  neverPlayed: '得点カードを使うことはありません。引いたときから1点になります。',
  cardTooFresh: (refusal) =>
    `この${card(refusal.card)}カードは引いたばかりです。使えるのは、早くて次の自分の手番です。`,
  noEdgeLeft: '自分の道・家・街につながる空きの辺がありません。',
  bankShort: (refusal) =>
    refusal.left === 0
      ? `今、銀行に${resource(refusal.resource)}はありません。`
      : `今、銀行に${resource(refusal.resource)}は${refusal.left}枚しかありません。`,
  bankBare: '今、銀行に資源は1枚もありません。',
  harvestTwo: '資源を2枚選んでください。',
  harvestOne: (refusal) => `銀行には${resource(refusal.resource)}が1枚あるだけです。それだけを選んでください。`,
  sameResource: (refusal) => `${resource(refusal.resource)}どうしの交換はできません。`,
  bankTradeOnly: 'この卓では海外貿易だけができます。',
  offerOpen: '提案中です。先に取り下げるか、応じた人と成立させてください。',
  tooManyOffers: ({ most }) => `成立しなかった提案がこの手番に${most}回あり、これ以上は提案できません。`,
  tooManyDeals: ({ most }) => `この手番に国内貿易を${most}回したので、これ以上は提案できません。`,
  gift: '国内貿易では、お互いに資源を1枚以上出します。',
  ownPartner: '自分とは貿易できません。',
  noSuchSeat: 'その席はこの卓にありません。',
  partnerTooPoor: ({ partner, most }) => {
    if (partner === null) {
      return most === 0
        ? '今、ほかに資源を持つ人がいません。'
        : `それだけの枚数を持つ人がいません。もらうのは${most}枚までにしてください。`;
    }
    return most === 0
      ? `今、${name(partner)}は資源を持っていません。`
      : `${name(partner)}の手札は${most}枚です。もらうのはその枚数までにしてください。`;
  },
  noOffer: '提案は出ていません。',
  sameAsOffer: '元の提案と同じです。逆提案ではなく、提案に応じてください。',
  sameAnswer: 'もうそのとおりに返事をしています。',
  notAgreed: ({ partner }) => `${name(partner)}はまだ応じていません。`,
  noCounter: ({ partner }) => `${name(partner)}からの逆提案はありません。`,
  noSuchDeal: 'その貿易はこの手番にはありません。',
  alreadyAsked: '巻き戻しを頼めるのは、1つの貿易につき1回だけです。',
  partnerSpent: ({ partner }) => `${name(partner)}の手札が足りなくなり、巻き戻せません。`,
  tooFewPoints: ({ points, goal }) => `勝利宣言には${goal}点が必要です。今は${points}点です。`,
};
