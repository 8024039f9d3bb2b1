import { GOAL, HARVEST, KINDS, KNIGHT, MONOPOLY, ROAD } from '../../../games/katason/data.ts';
import type { KatasonReason } from '../../../games/katason/bot/reasons.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { lists } from '../lists.ts';
import { drawn, name } from '../sentences.ts';
import { labels } from './labels.ja.ts';
import { type Site, around, hexName } from './places.ts';
import { bundleOf } from './sentences.ts';

const between = (state: State, site: Site) => lists.ja.several(around(state, site, labels));
const card = (kind: number) => `{dev:${kind}}${labels.cards[kind]}`;
const kinds = (resources: readonly number[]) => drawn(bundleOf(resources));
/** What the robber takes away from a corner, as a sentence of its own. */
const kept = (count: number) => (count === 0 ? '' : `盗賊がいる間は、ほかに${count}通りの目では出ません。`);
const things = { city: '街', house: '家', card: 'カード', road: '道' } as const;

export const advice = adviceOf<State, KatasonMove, KatasonReason>(
  {
    buildRoad: ({ edge }, state) => `${between(state, { on: 'edge', edge })}の間に道を置く。`,
    buildHouse: ({ corner }, state) => `${between(state, { on: 'corner', corner })}の間に家を置く。`,
    buildCity: ({ corner }, state) => `${between(state, { on: 'corner', corner })}の間の家を街にする。`,
    roll: 'ダイスを振る。',
    discard: ({ cards }) => `${drawn(cards)}を捨てる。`,
    moveRobber: ({ hex, victim }, state) =>
      victim === null
        ? `盗賊を${hexName(state, hex, labels)}に動かす。`
        : `盗賊を${hexName(state, hex, labels)}に動かし、${name(victim)}から奪う。`,
    buyCard: 'カードを引く。',
    playKnight: `${card(KNIGHT)}を使う。`,
    playRoads: `${card(ROAD)}を使う。`,
    playHarvest: ({ resources }) => `${card(HARVEST)}で${kinds(resources)}を取る。`,
    playMonopoly: ({ resource }) => `${card(MONOPOLY)}で{card:${resource}}を集める。`,
    bankTrade: ({ give, want }, state) =>
      `海外貿易で{card:${give}}×${state.rates[state.turn * KINDS + give]}を{card:${want}}に換える。`,
    offerTrade: ({ give, want, to }) =>
      `${to === null ? '全員' : name(to)}に、${drawn(give)}と${drawn(want)}の国内貿易を提案する。`,
    withdrawOffer: '提案を取り下げる。',
    acceptOffer: '提案に応じる。',
    refuseOffer: '提案を断る。',
    counterOffer: ({ give, want }) => `${drawn(give)}と${drawn(want)}の逆提案をする。`,
    closeTrade: ({ partner }) => `${name(partner)}との貿易を成立させる。`,
    declineCounter: ({ partner }) => `${name(partner)}の逆提案を断る。`,
    askTakeBack: '貿易の巻き戻しを頼む。',
    agreeTakeBack: '貿易の巻き戻しに応じる。',
    refuseTakeBack: '貿易の巻き戻しを断る。',
    withdrawTakeBack: '巻き戻しを頼むのを取り下げる。',
    declareVictory: '勝利宣言をする。',
    endTurn: '手番を終了する。',
  },
  {
    wins: 'これで勝ちです。',
    goal: ({ points }) => `これで${points}点になり、勝利宣言ができます。`,
    mayWin: `得点カードなら${GOAL}点になります。`,
    yields: ({ resources, chance, kept: more }) =>
      `36通りの目のうち${chance}通りで資源が出ます：${kinds(resources)}。${kept(more)}`,
    doubles: ({ resources, chance, kept: more }) =>
      `36通りの目のうち${chance}通りで、資源が2枚ずつ出ます：${kinds(resources)}。${kept(more)}`,
    newSource: ({ resources }) => `${kinds(resources)}が出る初めての場所です。`,
    harbour: ({ rate, resource }) =>
      resource === null
        ? `港で、同じ資源${rate}枚を1枚に換えられるようになります。`
        : `港で、{card:${resource}}×${rate}を1枚に換えられるようになります。`,
    takesRoads: ({ length }) => `道が${length}本つながり、道賞を獲得します。`,
    cutsRoads: ({ seat }) => `${name(seat)}が道賞を失います。`,
    longer: ({ length }) => `一番長い道が${length}本になります。`,
    opens: ({ resources, chance, kept: more }) =>
      `家を置ける頂点に届きます。そこでは36通りの目のうち${chance}通りで資源が出ます：${kinds(resources)}。${kept(more)}`,
    leads: ({ resources, chance, kept: more }) =>
      `道をもう1本置くと、家を置ける頂点に届きます。そこでは36通りの目のうち${chance}通りで資源が出ます：${kinds(resources)}。${kept(more)}`,
    blocks: ({ seats, chance }) =>
      `${lists.ja.all(seats.map(name))}は、36通りの目のうち${chance}通りで、この土地の資源を受け取れなくなります。`,
    leader: ({ seat, points }) => `ほかの人で、見えている点が一番多いのは${name(seat)}です（${points}点）。`,
    frees: ({ chance }) => `自分の土地から、36通りの目のうち${chance}通りで、また資源が出ます。`,
    takesKnights: '騎士賞を獲得します。',
    knights: ({ left }) => `ほかの人が今のままなら、騎士をあと${left}枚使うと騎士賞を獲得します。`,
    claims: ({ count }) => `ほかの人が合わせて${count}枚持っています。`,
    completes: ({ thing }) => `これで${things[thing]}のコストを払えます。`,
    nearer: ({ thing, missing }) => `${things[thing]}に近づきます。足りない資源はあと${missing}枚です。`,
    keeps: ({ thing }) => `残した資源で${things[thing]}のコストを払えます。`,
    keepsNear: ({ thing, missing }) => `${things[thing]}に足りない資源は、前と同じ${missing}枚のままです。`,
    noUse: '応じても、払えるようになるものに近づきません。',
    poor: '今の資源では、何も買えず、何も置けません。',
    saves: ({ thing, missing }) =>
      `${things[thing]}のために取っておきます。あと${missing}枚で払え、今何か買うとその資源が減ります。`,
  },
);
