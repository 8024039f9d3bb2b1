import type { Labels } from './labels.ts';
import { signed } from './sentences.ts';

const way = (count: number, ahead: string, back: string) =>
  count === 0 ? [] : [`${count > 0 ? ahead : back}${Math.abs(count)}`];

export const labels: Labels = {
  labyrinth: '迷宮',
  fit: '全体を表示',
  zoomIn: '拡大',
  zoomOut: '縮小',
  asterion: 'アステリオン',
  asterionTile: 'アステリオンのタイル、四方に通路',
  faces: ['行き止まり（コイン）', '直線（羽）', '直線', '曲がり角', '丁字路', '十字路'],
  coin: 'コイン',
  feather: '羽',
  deadMarker: '黒いコマ',
  sides: ['北', '東', '南', '西'],
  ways: (sides) => `通路は${sides.join('・')}`,
  alive: (player) => `${player}の探検者`,
  dead: (player) => `${player}の倒れた探検者`,

  heart: '迷宮の中心',
  cell: (east, south) => `中心から${[...way(east, '東', '西'), ...way(south, '南', '北')].join('・')}`,
  does: {
    land: (place) => `ここに置く：${place}`,
    turn: (place) => `このタイルを回す：${place}`,
    lift: (place) => `このタイルを動かす：${place}`,
  },
  blocked: (place) => `ここには置けません：${place}`,
  swapFirst: (place) => `入れ替える1枚目に選ぶ：${place}`,
  swapWith: (place) => `このタイルと入れ替える：${place}`,

  points: (points) => `${signed(points)}点`,
  wouldDie: '倒れる',
  kills: (player, count) => `${player}の探検者が${count}人倒れます`,
  explorers: (player, count) => `${player}の探検者${count}人`,
  coins: (count) => `コイン${count}枚`,
  leadsOut: '外に通じる',
  fliesOut: '羽で飛べる',
  noWayOut: '出口なし',
  huntedNetwork: 'アステリオンの縄張り',
  barred: (count) => `ほかの${count}つの向きは、アステリオンを閉じ込めるので置けません`,

  thisTile: 'このタイル',
  turnLeft: '左に回す',
  turnRight: '右に回す',
  confirm: { land: 'ここに置く', turn: '回す', swap: '入れ替える', lift: '動かす' },

  hand: '手札のタイル',
  noTile: 'タイルはもうありません',
  modes: 'この手番にすること',
  mode: { place: '置く', turn: '回す', swap: '入れ替え', move: '動かす' },
  hints: {
    place: '光るマスを選びます。もう一度押すと、向きが変わります。',
    turn: '自分のタイルを1枚回します。代わりに手札のタイルをゲームから除きます。',
    swap: '自分のタイルを2枚入れ替えます。代わりに手札のタイルをゲームから除きます。',
    move: '自分のタイルを1枚、別の場所へ動かします。代わりに手札のタイルをゲームから除きます。',
  },
  keysHint: 'Rキーやホイールでも回せます。',
  dropHint: '向きを決めて、光るマスを選びます。やめるときは一手戻します。',
  free: '代償なし',
  price: '手札を失う',
  pile: (count) => `山札 残り${count}枚`,

  standing: '現在の得点',
  killPoints: '撃破点',
  treasure: '今持ち出せるコイン',
  living: '生きている探検者',
  tilesLeft: '残りのタイル',
  escapes: '脱出した探検者',
};
