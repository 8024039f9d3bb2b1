import { GOAL, MOST_TURNS } from '../../../games/katason/data.ts';
import { mayMove, stage } from '../../../games/katason/flow.ts';
import { sum } from '../../../games/kit/counts.ts';
import { lists } from '../lists.ts';
import type { Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.ja.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { type Sentence, drawn, name, say } from '../sentences.ts';
import { type Choice, can, choicesOf, partners, unanswered } from './choices.ts';
import { type Site, around, hexName } from './places.ts';
import { type EventSentences, type Produced, bundleOf, productionOf, wordsIn } from './sentences.ts';

const names = (seats: readonly Seat[]) => lists.ja.all(seats.map(name));

const between = (state: State, site: Site) => lists.ja.all(around(state, site, labels));

const produced = (all: readonly Produced[]) => `${productionOf(all, '、').join('／')}。`;

const events: EventSentences = {
  roadBuilt: ({ seat, edge }, state) => `${name(seat)}が${between(state, { on: 'edge', edge })}の間に道を置きました。`,
  houseBuilt: ({ seat, corner }, state) =>
    `${name(seat)}が${between(state, { on: 'corner', corner })}の間に家を置きました。`,
  cityBuilt: ({ seat, corner }, state) =>
    `${name(seat)}が${between(state, { on: 'corner', corner })}の間の家を街にしました。`,
  rolled: ({ seat, dice: [a, b] }) => `${name(seat)}のダイスは{die:${a}}{die:${b}}、合計${a + b}です。`,
  produced: (event) => produced([event]),
  shortage: ({ resource }) => `銀行の{card:${resource}}が足りないため、この種類は誰ももらえません。`,
  mustDiscard: ({ seat, count }) => `バースト：${name(seat)}は${count}枚捨てます。`,
  discarded: ({ seat, cards }) => `${name(seat)}が${drawn(cards)}を捨てました。`,
  robberMoved: ({ seat, hex }, state) => `${name(seat)}が{robber}盗賊を${hexName(state, hex, labels)}に動かしました。`,
  stolen: ({ seat, victim, secret }) =>
    `${name(seat)}が${name(victim)}から${secret ? `{card:${secret.resource}}` : '資源'}を1枚奪いました。`,
  cardBought: ({ seat, secret }) =>
    secret
      ? `${name(seat)}が{dev:${secret.card}}${labels.cards[secret.card]}カードを引きました。`
      : `${name(seat)}がカードを引きました。`,
  cardPlayed: ({ seat, card }) => `${name(seat)}が{dev:${card}}${labels.cards[card]}カードを使いました。`,
  harvested: ({ seat, resources }) => `${name(seat)}が${drawn(bundleOf(resources))}を収穫しました。`,
  monopolised: ({ seat, resource, taken }) => {
    const all = sum(taken);
    return all > 0
      ? `${name(seat)}が{card:${resource}}を独占し、${all}枚集めました。`
      : `${name(seat)}が{card:${resource}}を独占しましたが、誰も持っていませんでした。`;
  },
  bankTraded: ({ seat, give, count, want }) =>
    `海外貿易：${name(seat)}が{card:${give}}×${count}を{card:${want}}に換えました。`,
  offered: ({ seat, give, want, to }) =>
    `${name(seat)}が${to === null ? '全員' : name(to)}に、${drawn(give)}を出して${drawn(want)}をもらう国内貿易を提案しました。`,
  offerWithdrawn: ({ seat }) => `${name(seat)}の提案は終わりました。`,
  replied: ({ seat, reply }) => {
    if (reply.kind === 'accepted') return `${name(seat)}が応じました。`;
    if (reply.kind === 'countered') {
      return `${name(seat)}が、${drawn(reply.give)}を出して${drawn(reply.want)}をもらう逆提案をしました。`;
    }
    return reply.kind === 'refused' ? `${name(seat)}が断りました。` : null;
  },
  replyVoided: ({ seat }) => `${name(seat)}の手札が変わったため、もう一度返事を求めます。`,
  counterDeclined: ({ seat, partner }) => `${name(seat)}が${name(partner)}の逆提案を断りました。`,
  traded: ({ seat, partner, gave, got }) =>
    `国内貿易：${name(seat)}の${drawn(gave)}と${name(partner)}の${drawn(got)}を交換しました。`,
  takeBackAsked: ({ seat, partner }) => `${name(seat)}が${name(partner)}に貿易の巻き戻しを頼みました。`,
  takenBack: ({ seat, partner }) => `${name(seat)}と${name(partner)}が貿易を巻き戻しました。`,
  takeBackRefused: ({ partner }) => `${name(partner)}が巻き戻しを断りました。`,
  takeBackWithdrawn: ({ seat, partner }) => `${name(seat)}が${name(partner)}に巻き戻しを頼むのを取り下げました。`,
  roadAward: ({ seat, length }) =>
    seat === null ? '道賞の持ち主がいなくなりました。' : `${name(seat)}が道賞を獲得しました（${length}本）。`,
  knightAward: ({ seat, count }) => `${name(seat)}が騎士賞を獲得しました（${count}枚）。`,
  turnEnded: null,
  victoryDeclared: ({ seat, points }) => `${name(seat)}が${points}点で勝利宣言をしました！`,
};

const CHOICES: Readonly<Record<Choice, string>> = {
  build: '建設する',
  buy: 'カードを引く',
  play: 'カードを使う',
  bank: '海外貿易をする',
  offer: '国内貿易を提案する',
};

const WON = `${GOAL}点以上あります。「勝利宣言」を押すと勝ちです。`;

function developing(state: State, seat: Seat): string {
  if (can(state, seat, 'declareVictory')) return WON;
  const choices = choicesOf(state, seat).map((choice) => CHOICES[choice]);
  return choices.length === 0
    ? 'できることはもうありません。手番を終了してください。'
    : `できること：${lists.ja.several([...choices, '手番を終了する'])}。`;
}

/** The prompt for the turn player while their offer is open. */
function offering(state: State, seat: Seat): string {
  const open = names(unanswered(state));
  const agreed = lists.ja.any(partners(state, seat).map(name));
  if (agreed === '') {
    return open === ''
      ? '逆提案に応じる資源が足りません。断るか、取り下げてください。'
      : `${open}の返事を待っています。`;
  }
  return open === ''
    ? `${agreed}と成立させるか、取り下げてください。`
    : `${agreed}と成立させるか、${open}の返事をお待ちください。`;
}

const own: Readonly<Record<Stage, Sentence<[state: State, seat: Seat]>>> = {
  placeHouse: (state) =>
    state.round < state.seats
      ? '1軒目の家を置く頂点を選んでください。'
      : '2軒目の家を置く頂点を選んでください。接する土地の資源をもらえます。',
  placeRoad: '今置いた家から伸ばす道を選んでください。',
  diceRoll: (state, seat) => {
    if (can(state, seat, 'declareVictory')) return WON;
    return choicesOf(state, seat).length > 0
      ? 'ダイスを振るか、先にカードを使ってください。'
      : 'ダイスを振ってください。';
  },
  burst: (state, seat) => `7が出ました。捨てる資源を${state.owed[seat]}枚選んでください。`,
  robber: '盗賊を動かす先の土地を選んでください。',
  freeRoads: (state) =>
    state.freeRoads === 1 ? '無料の道を置く辺を選んでください。' : '無料の道を2本置けます。1本目の辺を選んでください。',
  development: (state, seat) => (state.offer === null ? developing(state, seat) : offering(state, seat)),
  reply: (state, seat) => {
    const from = name(state.turn);
    if (can(state, seat, 'acceptOffer')) {
      return `${from}から貿易の提案です。応じるか、断るか、逆提案をしてください。`;
    }
    return can(state, seat, 'counterOffer')
      ? `${from}の提案には資源が足りません。断るか、逆提案をしてください。`
      : `${from}から貿易の提案ですが、資源がありません。断ってください。`;
  },
  answered: '成立するまでは返事を変えられます。',
  takeBack: (state, seat) =>
    can(state, seat, 'agreeTakeBack')
      ? `${name(state.turn)}が貿易の巻き戻しを頼んでいます。「巻き戻す」か「断る」を押してください。`
      : `${name(state.turn)}が貿易の巻き戻しを頼んでいますが、資源が足りません。断ってください。`,
  takeBackAsked: (state) =>
    `${name(state.deals[state.takeBack]!.partner)}の返事を待っています。頼むのを取り下げることもできます。`,
};

const others: Readonly<Record<Stage, (who: string) => string>> = {
  placeHouse: (who) => `${who}が家を置くのを待っています。`,
  placeRoad: (who) => `${who}が道を置くのを待っています。`,
  diceRoll: (who) => `${who}がダイスを振るのを待っています。`,
  burst: (who) => `${who}が捨てる資源を選ぶのを待っています。`,
  robber: (who) => `${who}が盗賊を動かすのを待っています。`,
  freeRoads: (who) => `${who}が無料の道を置くのを待っています。`,
  development: (who) => `${who}の開拓を待っています。`,
  reply: (who) => `${who}の返事を待っています。`,
  answered: (who) => `${who}の返事を待っています。`,
  takeBack: (who) => `${who}が貿易を巻き戻すか決めるのを待っています。`,
  takeBackAsked: (who) => `${who}が貿易を巻き戻すか決めるのを待っています。`,
};

function prompt(state: State, seat: Seat | null, toMove: Movers): string {
  const [first] = toMove;
  if (seat !== null && (toMove.includes(seat) || mayMove(state).includes(seat))) {
    return say(own[stage(state, seat)], state, seat);
  }
  const asked = stage(state, first);
  return others[asked](names(toMove.filter((other) => stage(state, other) === asked)));
}

export const words = wordsIn('ja', {
  about:
    '資源を集め、道を伸ばし、家を街へと育てて島を開拓します。ダイスが土地の実りを決め、足りない資源は貿易で手に入れます。10点に届き、自分の手番に勝利宣言をした人の勝ちです。',
  options: {
    numbers: {
      label: '数字の並べ方',
      choices: { ordered: '決まった順', random: 'ランダム' },
      hint: 'ランダムでも、6や8どうしは隣り合いません。',
    },
    dice: {
      label: 'ダイス',
      choices: { fair: '普通のダイス', bag: '袋から引く' },
      hint: '袋から引くと、出目の偏りが小さくなります。',
    },
    trade: { label: '貿易', choices: { players: '国内・海外', bank: '海外のみ' } },
  },
  prompt,
  events,
  joint: { produced },
  refusals,
  endings: {
    declared: (winner) => `${winner}が勝利宣言をしました。`,
    stalled: `${MOST_TURNS}手番のあいだ誰も勝利宣言をしなかったため、得点で順位を決めました。`,
  },
  scoreItems: {
    houses: '家',
    cities: '街',
    pointCards: '得点カード',
    roadAward: '道賞',
    knightAward: '騎士賞',
  },
  phrases: { tradeBack: 'すみません、今の貿易の巻き戻しをお願いします' },
  help,
  advice,
  blind: { refuseOffer: '提案を断る', refuseTakeBack: '巻き戻しを断る' },
  keys: {
    r: 'ダイスを振る',
    b: 'カードを引く',
    k: '騎士を使う',
    w: '提案を取り下げる',
    y: '提案に応じる',
    n: '提案を断る',
    e: '手番を終了する',
  },
});
