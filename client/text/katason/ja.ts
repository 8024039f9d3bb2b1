import { stage } from '../../../games/katason/flow.ts';
import type { KatasonEvent, Stage, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.ja.ts';
import { labels } from './labels.ja.ts';
import { refusals } from './refusals.ja.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, drawn } from './sentences.ts';

const names = (seats: readonly Seat[]) => seats.map(name).join('と');

const events: EventSentences = {
  roadBuilt: ({ seat }) => `${name(seat)}が道を置きました。`,
  houseBuilt: ({ seat }) => `${name(seat)}が家を置きました。`,
  cityBuilt: ({ seat }) => `${name(seat)}が家を街にしました。`,
  rolled: ({ seat, dice: [a, b] }) => `${name(seat)}のダイスは{die:${a}}{die:${b}}、${a + b}です。`,
  produced: ({ seat, resource, count }) => `${name(seat)}に{card:${resource}}${count > 1 ? `×${count}` : ''}`,
  shortage: ({ resource }) => `{card:${resource}}が足りないため、この種類は誰ももらえません。`,
  mustDiscard: ({ seat, count }) => `バースト：${name(seat)}は${count}枚捨てます。`,
  discarded: ({ seat, cards }) => `${name(seat)}が${drawn(cards)}を捨てました。`,
  robberMoved: ({ seat }) => `${name(seat)}が{robber}盗賊を動かしました。`,
  stolen: ({ seat, victim, secret }) =>
    `${name(seat)}が${name(victim)}から${secret ? `{card:${secret.resource}}` : '資源'}を1枚奪いました。`,
  cardBought: ({ seat, secret }) => `${name(seat)}がカードを引きました${secret ? ` {dev:${secret.card}}` : ''}。`,
  cardPlayed: ({ seat, card }) => `${name(seat)}が{dev:${card}}${labels.cards[card]}を使いました。`,
  harvested: ({ seat, resources }) =>
    `${name(seat)}が${resources.map((kind) => `{card:${kind}}`).join('')}を収穫しました。`,
  monopolised: ({ seat, resource, taken }) => {
    const all = taken.reduce((sum, count) => sum + count, 0);
    return all > 0
      ? `${name(seat)}が{card:${resource}}を独占し、${all}枚集めました。`
      : `${name(seat)}が{card:${resource}}を独占しましたが、誰も持っていませんでした。`;
  },
  bankTraded: ({ seat, give, count, want }) =>
    `海外貿易：${name(seat)}が{card:${give}}×${count}を{card:${want}}に換えました。`,
  offered: ({ seat, give, want, to }) =>
    `${name(seat)}が${to === null ? '全員' : name(to)}に提案：${drawn(give)} → ${drawn(want)}`,
  offerWithdrawn: ({ seat }) => `${name(seat)}の提案は取り下げられました。`,
  replied: ({ seat, reply }) => {
    if (reply.kind === 'accepted') return `${name(seat)}が承諾しました。`;
    if (reply.kind === 'countered') return `${name(seat)}の逆提案：${drawn(reply.give)} → ${drawn(reply.want)}`;
    return reply.kind === 'refused' ? `${name(seat)}が断りました。` : null;
  },
  replyVoided: ({ seat }) => `手札が変わったため、${name(seat)}の返事は白紙に戻りました。`,
  traded: ({ seat, partner, gave, got }) =>
    `国内貿易：${name(seat)}の${drawn(gave)}と${name(partner)}の${drawn(got)}を交換しました。`,
  takeBackAsked: ({ seat, partner }) => `${name(seat)}が${name(partner)}に貿易の巻き戻しを頼みました。`,
  takenBack: ({ seat, partner }) => `${name(seat)}と${name(partner)}が貿易を巻き戻しました。`,
  takeBackRefused: ({ partner }) => `${name(partner)}が巻き戻しを断りました。`,
  roadAward: ({ seat, length }) =>
    seat === null ? '道賞の持ち主がいなくなりました。' : `${name(seat)}が道賞を獲得（${length}本）。`,
  knightAward: ({ seat, count }) => `${name(seat)}が騎士賞を獲得（${count}枚）。`,
  turnEnded: () => null,
  victoryDeclared: ({ seat, points }) => `${name(seat)}が${points}点で勝利宣言！`,
};

const own: Readonly<Record<Stage, (state: State, seat: Seat) => string>> = {
  placeHouse: (state) =>
    state.round < state.seats
      ? '1件目の家を置く頂点を選んでください。'
      : '2件目の家を置く頂点を選んでください。接する土地の資源がもらえます。',
  placeRoad: () => 'いま置いた家から伸ばす道を選んでください。',
  diceRoll: () => 'あなたの手番です。ダイスを振ってください。',
  burst: (state, seat) => `7が出ました。資源をあと${state.owed[seat]}枚捨ててください。`,
  robber: () => '盗賊を動かす先の土地を選んでください。',
  freeRoads: (state) => `道をコストなしで置けます。あと${state.freeRoads}本です。`,
  development: (state) =>
    state.offer === null
      ? '開拓できます。済んだら手番を終了してください。'
      : '提案への返事を待っています。相手を選ぶか、取り下げられます。',
  reply: (state) => `${name(state.turn)}から貿易の提案です。返事をしてください。`,
  takeBack: (state) => `${name(state.turn)}が貿易の巻き戻しを頼んでいます。`,
};

const others: Readonly<Record<Stage, (who: string) => string>> = {
  placeHouse: (who) => `${who}が家を置くのを待っています。`,
  placeRoad: (who) => `${who}が道を置くのを待っています。`,
  diceRoll: (who) => `${who}がダイスを振るのを待っています。`,
  burst: (who) => `${who}が捨てる資源を選んでいます。`,
  robber: (who) => `${who}が盗賊を動かすのを待っています。`,
  freeRoads: (who) => `${who}が道を置くのを待っています。`,
  development: (who) => `${who}の開拓を待っています。`,
  reply: (who) => `${who}の返事を待っています。`,
  takeBack: (who) => `${who}が巻き戻しを考えています。`,
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [first] = toMove;
  if (first === undefined) return ending(state.winner < 0 ? 'stalled' : 'declared');
  if (seat !== null && toMove.includes(seat)) return own[stage(state, seat)](state, seat);
  const asked = stage(state, first);
  return others[asked](names(toMove.filter((other) => stage(state, other) === asked)));
}

const ENDINGS: Readonly<Record<string, string>> = {
  declared: '勝利宣言でゲームが終わりました。',
  stalled: '誰も勝利宣言できないまま長く続いたため、得点で順位を決めました。',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  houses: '家',
  cities: '街',
  pointCards: '得点カード',
  roadAward: '道賞',
  knightAward: '騎士賞',
};

export const words: GameWords<State, KatasonEvent> = {
  name: 'カタソ',
  about:
    '資源を集め、道を伸ばし、家を街へと育てて島を開拓します。ダイスが土地の実りを決め、足りない資源は貿易で手に入れます。10点に届いたら、自分の手番に勝利宣言をした人の勝ちです。',
  options: {
    numbers: {
      label: '数字の並べ方',
      choices: { ordered: '決まった順', random: 'ランダム' },
      hint: 'ランダムでも、6と8は隣り合いません。',
    },
    dice: {
      label: 'ダイス',
      choices: { fair: '普通のダイス', bag: '袋から引く' },
      hint: '袋から引くと、出目の偏りが小さくなります。',
    },
    trade: { label: '貿易', choices: { players: '国内・海外', bank: '海外のみ' } },
  },
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, '今はできません。'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  phrases: ['すみません、今の貿易の巻き戻しをお願いします'],
  help: () => help,
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
};
