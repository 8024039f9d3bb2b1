import { lists } from '../lists.ts';
import type { Labels } from './labels.en.ts';
import { balance } from '../points.ts';

const way = (count: number, ahead: string, back: string) =>
  count === 0 ? [] : [`${count > 0 ? ahead : back}${Math.abs(count)}`];

const spot = (east: number, south: number) => [...way(east, '東', '西'), ...way(south, '南', '北')].join('・');

export const labels: Labels = {
  labyrinth: '迷宮',
  asterion: 'アステリオン',
  asterionTile: 'アステリオンのタイル、四方に通路',
  faces: ['行き止まり（コイン）', '直線（羽）', '直線', '曲がり角', '丁字路', '十字路'],
  coin: 'コイン',
  feather: '羽',
  sides: ['北', '東', '南', '西'],
  ways: (sides) => `通路は${sides.join('・')}`,
  several: lists.ja.several,
  alive: (player) => `${player}の探検者`,
  dead: (player) => `${player}の倒された探検者`,

  heart: '迷宮の中心',
  spot,
  cell: (east, south) => `中心から${spot(east, south)}`,
  does: {
    land: (place) => `ここに置く：${place}`,
    turn: (place) => `このタイルを回す：${place}`,
    lift: (place) => `このタイルを移動する：${place}`,
  },
  blocked: (place) => `ここには置けません：${place}`,
  swapFirst: (place) => `入れ替える1枚目に選ぶ：${place}`,
  swapWith: (place) => `このタイルと入れ替える：${place}`,

  points: (points) => `${balance(points)}点`,
  wouldDie: '倒される',
  kills: (player, count) => `${player}の探検者が${count}人倒されます`,
  explorers: (player, count) => `${player}の探検者${count}人`,
  coins: (count) => `コイン${count}枚`,
  leadsOut: '外に通じる',
  fliesOut: '羽で脱出できる',
  noWayOut: '出口なし',
  huntedNetwork: 'アステリオンの縄張り',
  idle: '何も変わらず、手持ちのタイルを破棄するだけになります。',
  barred: (count) => `ほかの${count}つの向きは、アステリオンを閉じ込めるので置けません。`,

  thisTile: 'このタイル',
  turnLeft: '左に回す',
  turnRight: '右に回す',
  confirm: { land: 'ここに置く', turn: '回す', swap: '入れ替える', lift: '移動する' },

  hand: '手持ちのタイル',
  noTile: 'タイルはもうありません',
  modes: 'この手番にすること',
  mode: { place: '置く', turn: '回す', swap: '入れ替え', move: '移動' },
  doing: {
    land: (confirm) => `タイルの向きを決めて、「${confirm}」を押してください。`,
    turn: (confirm) => `どれだけ回すかを決めて、「${confirm}」を押してください。`,
    swap: (confirm) => `「${confirm}」を押すか、別のタイルを選んでください。`,
    second: '入れ替える相手のタイルを選んでください。',
  },
  hints: {
    place: '光るマスを選び、向きを決めて「ここに置く」を押します。',
    turn: '回す自分のタイルを、光っている中から選びます。代わりに手持ちのタイルを破棄します。',
    swap: '入れ替える自分のタイルを、光っている中から2枚選びます。代わりに手持ちのタイルを破棄します。',
    move: '別の場所に移動する自分のタイルを、光っている中から選びます。代わりに手持ちのタイルを破棄します。',
  },
  keysHint: 'Rキーやホイールでも回せます。',
  dropHint: 'やめるときは「一手戻す」を押します。',
  free: '代償なし',
  price: '1枚破棄',
  givenUp: (face) => `${face}、破棄するタイル`,
  pile: (count) => `山札：残り${count}枚`,

  standing: '現在の得点',
  killPoints: '犠牲者の得点',
  treasure: '今終わったときの脱出の得点',
  living: '生きている探検者',
  tilesLeft: '残りのタイル',
  escapes: '脱出した探検者',
};
