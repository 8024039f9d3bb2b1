/** The words of how a match was dealt: that nobody chose it, the same deal again, and playing on from a moment. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';

const dealt = catalog({
  en: {
    thisDeal: 'Play this deal',

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
    thisDeal: 'この配りで遊ぶ',

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

export const useDealtText = () => useWords(dealt);
