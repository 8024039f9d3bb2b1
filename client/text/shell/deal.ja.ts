/** 配りと、対局の由来について。 */
import { lists } from '../lists.ts';
import type { DealText } from './deal.en.ts';

export const dealJa: DealText = {
  deal: '配り',
  chosen: '卓を立てた人が選んだため、その人は伏せたものを知っているかもしれません',
  from: '続き',
  fromMove: (move, names) => `${lists.ja.all(names)}の対局の${move}手目から`,
  fromNobodys: (move) => `記録した対局の${move}手目から`,

  playOn: {
    action: 'ここから遊ぶ',
    title: 'ここから遊びますか？',
    lead: (move) =>
      `${move}手目のあとから、この画面で新しい対局を始めます。あなた以外の席はボットが受け持ち、見ている対局はそのまま残ります。`,
    seat: 'あなたの席',
    level: 'ボットの強さ',
    start: '遊ぶ',
    over: '対局はここで終わっています。前の場面に戻ると、そこから遊べます。',
    gone: 'この対局の棋譜を今は読み込めません。もう一度お試しください。',
  },
};
