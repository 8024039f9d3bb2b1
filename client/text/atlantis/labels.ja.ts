import { lists } from '../lists.ts';
import type { Labels } from './labels.en.ts';

export const labels: Labels = {
  items: ['旗', 'オリーブ', '兜', '壺', '指輪', '像', '冠'],
  atlantis: 'アトランティス',
  mainland: '本土',
  road: '道',

  several: lists.ja.several,

  tile: (item, value) => `${item}${value}`,
  slot: (number) => `${number}マス目`,
  pair: '2枚重ね',
  water: '海',
  bridged: '橋の架かった海',
  ownPawn: '自分のコマ',
  pawnOf: (player) => `${player}のコマ`,
  movePawn: (place) => `コマを選ぶ：${place}`,
  goTo: (place) => `進む：${place}`,
  withCards: (items) => `カードは${items.join('・')}`,
  tollOf: (toll) => (toll === 0 ? '通行料なし' : `通行料${toll}点`),
  wins: (tile) => `${tile}を獲得`,
  winsNothing: 'タイルなし',
  ways: (count) => `行き方${count}通り`,
  bridgeHere: (slot, toll) => `橋を架ける：${slot}マス目の穴（通行料${toll}点）`,

  toll: '通行料',
  noToll: '無料',
  prize: '獲得',
  nothing: 'なし',

  deckHolds: (count) => `山札：残り${count}枚`,
  discarded: (item, count) => `捨て札の${item}：${count}枚`,

  hand: '手札',
  playCard: (item, held) => `${item}のカードで動く、手札に${held}枚`,
  ownTiles: '自分のタイル',
  noTiles: 'タイルはまだありません',
  actions: 'アクション',
  sell: 'カードを購入',
  buildBridge: '橋を架ける',
  showHand: '手札を見せて2枚引く',
  close: '閉じる',

  sellTitle: '捨てるタイルを選んでください',
  sellFor: (tile, cards) =>
    cards === 0 ? `${tile}ではカードを購入できません` : `${tile}を捨ててカード${cards}枚を購入`,
  doing: {
    buildBridge: '橋を架ける穴を、光っている中から選んでください。',
    sellTile: 'カードと引き換えに捨てるタイルを選んでください。',
    pawn: 'このコマの行き先を、光っている中から選んでください。',
    card: '光っている行き先を選んでください。このカードから使います。',
    way: '行き先か「進む」を押してください。',
    ways: '行き方がいくつかあります。1つ選んで「進む」を押してください。',
    owing: (left) => `通行料はあと${left}点です。出すタイルやカードを押してください。`,
    paid: '通行料に足ります。「払う」を押すか、選び直してください。',
  },

  waysTitle: '行き方を選んでください',
  go: '進む',
  goFrom: (place, journey) => `${place}から進む：${journey}`,

  payTitle: (toll) => `通行料${toll}点`,
  pay: '払う',
  cheapest: '一番安い払い方',
  payTile: (value, left) => `${value}のタイルを出す、残り${left}枚`,
  payCard: (item, left) => `${item}のカードを出す、残り${left}枚`,
  putTileBack: (value) => `${value}のタイルを戻す`,
  putCardBack: (item) => `${item}のカードを戻す`,
  paidOf: (paid, toll) => `${paid}/${toll}点`,
  exactly: 'ちょうどです。',
  over: (points) => `${points}点多く払います（お釣りなし）。`,
  thenWins: (tile) => `払うと${tile}を獲得します。`,

  handSize: '手札の枚数',
  tilesWon: 'タイルの合計',
  pawnsHome: '本土に着いたコマ',
  bridgeLeft: '橋を持っています',

  settlement: '終わりの精算',
  points: (score) => (score < 0 ? `−${-score}点` : `${score}点`),
  crosses: (tolls) => (tolls.length === 0 ? '穴なし' : `穴の通行料${tolls.join('+')}`),
  owes: (owed) => `通行料${owed}点`,
  sumOf: (won, held, lost) => `タイル${won}点、手札${held}点、支払い${lost}点、合計`,
  short: (points) => `${points}点不足`,
  cardsOf: (count) => `カード${count}枚`,
};
