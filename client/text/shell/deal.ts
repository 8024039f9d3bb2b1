/** The words of a match's deal and of where it comes from. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { lists } from '../lists.ts';

/** By the codes with which a deal is refused. */
const REFUSALS = catalog<Readonly<Record<string, string>>>({
  en: {
    dealUnreadable: 'That is no code of a deal. One looks like this: KATASON-4-2-7XK2-M9PQ-C4R.',
    dealOfNoGame: 'No game on our shelf has deals by that code.',
    dealMistyped: 'A letter in this code is wrong, or two have changed places. Please compare it once more.',
    dealOutdated: 'This deal was made for another version of the game. Ask for a new one.',
    wrongPlayerCount: 'This game isn’t for the number of players in the code.',
  },
  ja: {
    dealUnreadable: 'これはコードではありません。コードは「KATASON-4-2-7XK2-M9PQ-C4R」のような形です。',
    dealOfNoGame: 'このコードで遊べるゲームはここにありません。',
    dealMistyped: 'コードの文字が違うか、順番が入れ替わっています。もう一度見比べてください。',
    dealOutdated: '別のバージョンのゲームのコードです。新しいコードを教えてもらってください。',
    wrongPlayerCount: 'このゲームは、コードにある人数では遊べません。',
  },
});

const deal = catalog({
  en: {
    deal: 'Deal',
    /** For a table whose opener gave the seed. */
    chosen: 'Chosen by the player who opened the table and may know what is hidden',
    /** For a match on this screen that goes on from a moment of another one. */
    from: 'Played on',
    fromMove: (move: number, names: readonly string[]) => `From move ${move} of a match of ${lists.en.all(names)}`,
    fromNobodys: (move: number) => `From move ${move} of a recorded match`,

    /** For a match on this screen whose deal has a code. */
    byCode: (code: string) => code,
    thisDeal: 'Play this deal',
    daily: 'Deal of the day',

    page: {
      titleOf: (game: string) => `A deal of ${game}`,
      dailyOf: (game: string) => `${game}: deal of the day`,
      lead: 'The same code gives everybody the same cards and dice.',
      dailyLead: (date: string) => `${date}: everybody in the world gets the same deal today.`,
      alone: 'Against bots',
      aloneLead:
        'On this screen, in the first seat, against bots of normal strength: results can be compared by the code.',
      play: 'Play this deal',
      together: 'With others',
      togetherLead: 'Opens a table by link only. Everybody there is told that its deal was chosen.',
      open: 'Open a table',
      results: 'How it went here',
      goOn: 'Go on with it',
      share: 'Share this deal',
      link: 'Link to this deal',
      other: 'Open another deal by its code',
      findHeading: 'Open a deal by its code',
      findLead: 'Each deal’s page shows its code. The same code gives the same deal.',
      code: 'Code',
      find: 'Open',
    },

    /** For a deal that nobody chooses. */
    fair: {
      line: 'Provably fair',
      title: 'Nobody chooses this deal',
      lead: 'Before anybody sat down, the server drew a secret number and showed its hash below, which fits no other number. Each player’s browser draws a number and fixes it the same way. These are shown to the server when all seats are taken, and cards and dice follow from all the numbers. After the match the secret is shown, too, and everybody can work it all out again.',
      secret: 'The server’s secret',
      none: 'Adds no number',
      anew: (round: number) =>
        `Numbers were drawn ${round} times: somebody left before the deal, or fixed a number and didn’t show it.`,
      limits: 'The server deals, so its operator can know what is hidden, but can’t choose it.',
      dealing: 'The cards are being dealt',
      check: 'Verify the deal',
    },

    refusals: REFUSALS.en,

    playOn: {
      action: 'Play on from here',
      title: 'Play on from here?',
      lead: (move: number) =>
        `A new match on this screen begins after move ${move}. Bots play all seats but yours, and this match stays as it is.`,
      seat: 'Your seat',
      level: 'Bot strength',
      start: 'Play on',
      over: 'The match ends here. Go back to an earlier moment to play on from there.',
      gone: 'The record of this match can’t be loaded just now. Please try again.',
    },
  },

  ja: {
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

    refusals: REFUSALS.ja,

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
  },
});

export type DealText = (typeof deal)['en'];

/** The words of deals in the current language. */
export const useDealText = () => useWords(deal);
