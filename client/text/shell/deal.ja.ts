/** 配りと、対局の由来について。 */
import { lists } from '../lists.ts';
import type { DealText } from './deal.en.ts';

export const dealJa: DealText = {
  deal: '配り',
  chosen: '卓を立てた人が選んだため、その人は伏せたものを知っているかもしれません',
  from: '続き',
  fromMove: (move, names) => `${lists.ja.all(names)}の対局の${move}手目から`,
  fromNobodys: (move) => `棋譜の${move}手目から`,

  byCode: (code) => code,
  thisDeal: 'この配りで遊ぶ',
  daily: '今日の一局',

  page: {
    titleOf: (game) => `${game}の配り`,
    dailyOf: (game) => `${game}：今日の一局`,
    lead: '同じコードなら、誰でも同じカードとダイスで遊べます。',
    dailyLead: (date) => `${date}：今日は世界中の誰もが同じ配りです。`,
    alone: 'ボットと対戦',
    aloneLead: 'この画面の1番目の席で、「ふつう」のボットを相手に遊びます。結果はコードで比べられます。',
    play: 'この配りで遊ぶ',
    together: 'ほかの人と',
    togetherLead: 'リンクのみの卓を立てます。配りを選んだことは、卓の全員に伝わります。',
    open: '卓を立てる',
    results: 'ここでの結果',
    goOn: '続きを遊ぶ',
    share: 'このコードを教える',
    link: 'このページへのリンク',
    other: '別のコードを開く',
    findHeading: 'コードで開く',
    findLead: 'コードは配りのページにあり、同じコードなら同じ配りで遊べます。',
    code: 'コード',
    find: '開く',
  },

  fair: {
    line: '誰でも検証できる公正な配り',
    title: 'この配りは誰にも選べません',
    lead: 'サーバーは、誰かが席に着く前に秘密の数を引き、その数だけに合うハッシュを下のように示しました。遊ぶ人のブラウザもそれぞれ数を引き、同じように示します。席が埋まると、それらの数をサーバーに明かし、カードとダイスはすべての数から決まります。終局後には秘密の数も明かされ、誰でもすべてを計算し直せます。',
    secret: 'サーバーの秘密の数',
    none: '数を加えません',
    anew: (round) => `数は${round}回引きました。配る前に誰かが席を離れたか、示した数を明かさなかったためです。`,
    limits: '配るのはサーバーなので、運営者は伏せたものを知ることができます。選ぶことはできません。',
    dealing: 'カードを配っています',
    check: '乱数を検証する',
  },

  refusals: {
    dealUnreadable: 'これはコードではありません。コードは「KATASON-4-2-7XK2-M9PQ-C4R」のような形です。',
    dealOfNoGame: 'ここにないゲームのコードです。',
    dealMistyped: 'コードの文字が違うか、順番が入れ替わっています。もう一度見比べてください。',
    dealOutdated: '別のバージョンのゲームのコードです。新しいコードを教えてもらってください。',
    wrongPlayerCount: 'このゲームは、コードにある人数では遊べません。',
  },

  playOn: {
    action: 'ここから遊ぶ',
    title: 'ここから遊びますか？',
    lead: (move) =>
      `${move}手目のあとから、この画面で新しい対局を始めます。あなた以外の席はボットが受け持ち、この対局はそのまま残ります。`,
    seat: 'あなたの席',
    level: 'ボットの強さ',
    start: '遊ぶ',
    over: '対局はここで終わっています。前の場面に戻ると、そこから遊べます。',
    gone: 'この対局の棋譜を今は読み込めません。もう一度お試しください。',
  },
};
