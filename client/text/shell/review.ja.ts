/** 対局を検討するページ。 */
import type { ReviewText } from './review.en.ts';

const percent = (chance: number) => `${Math.round(100 * chance)}%`;
const change = (by: number) => `${by < 0 ? '−' : '+'}${Math.round(100 * Math.abs(by))}`;

export const reviewJa: ReviewText = {
  title: (game) => `検討：${game}`,
  lead: 'ボットから見た対局です。それぞれの局面から、手札をすべて開いて何度も終わりまで打ち進めた結果の平均が勝率です。判断は素早いぶん、見落としもあります。',
  percent,
  change: (by) => `${change(by)}ポイント`,

  progress: (done, all) => `${all}か所中${done}か所を検討`,
  finished: 'すべて検討しました。',
  onward: '次は何をしますか？',
  stop: '止める',
  goOn: '続ける',
  failed: 'ボットが今は考えられません。もう一度お試しください。',

  chances: '勝率',
  standing: (name, value) => `${name}：${value}`,
  cursor: (chart) => `${chart}：場面（矢印キー）`,
  asTable: '表で見る',
  move: '手',
  moveNumber: (move) => `${move}手目`,
  after: (move, moves) => (move === 0 ? '最初の操作の前' : `${moves}手中${move}手目のあと`),
  see: 'この場面を見る',

  turnings: '流れが変わったところ',
  turning: (number, name, before, after) => `転機${number}：${name}が${percent(before)}から${percent(after)}へ`,
  noTurning: '流れを大きく変えた手はありません。',
  stillLooking: '十分な数の場面を検討すると、転機が表示されます。',

  decisions: '判断',
  whose: '誰の判断',
  decisionsLead: '同じものしか見えないボットなら何をしたか、その理由と、見込んだ勝率です。',
  played: '実際の手',
  best: 'ボットの手',
  worth: '勝率',
  agreed: (agreed, all) => `${all}回の判断のうち${agreed}回は、ボットも同じことをします。`,
  costly: '損の大きい順です。',
  nothingCostly: '今のところ、目立って損をした判断はありません。',
  from: (before, after) => `勝率${percent(before)}→${percent(after)}`,
  showAll: (count) => `全${count}件を表示`,

  figures: '数字で見る',
  player: 'プレイヤー',
  what: '項目',
  counted: '出た回数',
  expected: '期待値',
  notOver: 'この対局はまだ続いています。終わると検討できます。',
};
