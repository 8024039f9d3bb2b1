/** The words of the pages of deals. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';

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
    titleOf: (game: string) => `A deal of ${game}`,
    dailyOf: (game: string) => `${game}: deal of the day`,
    lead: 'The same code gives everybody the same cards and dice.',
    dailyLead: (date: string) => `${date}: everybody in the world gets the same deal today.`,
    alone: 'Against bots',
    aloneLead:
      'On this screen, in the first seat, against bots of normal strength: results can be compared by the code.',
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

    refusals: REFUSALS.en,
  },

  ja: {
    titleOf: (game) => `${game}の配り`,
    dailyOf: (game) => `${game}：今日の一局`,
    lead: '同じコードなら、誰でも同じカードとダイスで遊べます。',
    dailyLead: (date) => `${date}：今日は世界中の誰もが同じ配りです。`,
    alone: 'ボットと対戦',
    aloneLead: 'この画面の1番目の席で、「ふつう」のボットを相手に遊びます。結果はコードで比べられます。',
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

    refusals: REFUSALS.ja,
  },
});

export const useDealText = () => useWords(deal);
