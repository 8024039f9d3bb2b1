import type { HintText } from './hint.en.ts';

export const hintJa: HintText = {
  ask: 'ヒント',
  what: 'ボットならどうする？（T）',
  key: 'ボットならどうするかを聞く',
  notNow: 'ヒントは、あなたが決める番に聞けます。',
  thinking: 'ボットが考えています…',
  stop: 'やめる',
  heading: 'ボットなら',
  asked: '今すること',
  why: '今すること、その理由は？（T）',
  trust: {
    only: 'ほかにできることはありません。',
    clear: 'かなり自信があります。',
    likely: '一番良いと見ています。',
  },
  close: 'ほぼ同じくらい良い手',
  failed: 'ボットが今は考えられません。もう一度聞いてください。',
  putAway: 'ヒントを閉じる',
};
