/** The words of the page that verifies a match's deal, draws and rolls. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { plural } from '../plural.ts';

const check = catalog({
  en: {
    heading: 'Verify the deal',
    titleOf: (game: string) => `${game}: the deal, verified`,
    lead: 'This page works out the deal and every draw and roll again, from numbers that were fixed before anybody knew them.',
    notOver: 'The match is still being played. The server shows its secret when it is over.',
    nothing: 'There is nothing to check here: somebody chose the deal of this match, or it was dealt on one screen.',
    progress: (moves: number, all: number) => `${moves} of ${plural(all, 'move', 'moves')} worked out again`,

    agrees: 'Everything fits',
    agreesLead: 'Nobody chose the cards and dice of this match. They follow from what was fixed before it began.',
    agreesAlone:
      'The record is sound in itself. Only its players can check whether the hash is the one shown before the match.',
    agreesUnadded:
      'The record is sound in itself, but no browser added a number to the server’s: the operator could have drawn secrets until the deal was to their liking.',
    disagrees: 'Something doesn’t fit',
    troubles: {
      server: 'The secret isn’t the one whose hash was shown before the match.',
      share: 'A player’s number isn’t the one that was fixed before the deal.',
      seed: 'The deal doesn’t follow from the secret and the players’ numbers.',
      deal: 'The deal that follows from them isn’t the one this browser was shown.',
      refused: (move: number) =>
        move === 0 ? 'The rules don’t know this match at all.' : `By the rules, move ${move} can’t be made there.`,
      otherwise: (move: number) => `From move ${move} on, the match differs from what is worked out here.`,
    },
    fits: 'Fits',
    misfits: 'Doesn’t fit',

    server: 'The server’s secret',
    serverSaid: {
      kept: 'Its hash is the one this browser was shown before the match.',
      alone: 'This is its hash. This browser was shown none before the match to compare it with.',
      differs: 'Its hash isn’t the one this browser was shown before the match.',
    },
    hash: 'Its SHA-256',
    secret: 'Secret',

    shares: 'The players’ numbers',
    sharesLead: 'Each was fixed by its hash before any was shown.',
    shareSaid: {
      none: 'adds none',
      unshown: 'fixed one and didn’t show it',
      own: 'yours, as this browser kept it',
      kept: 'fits the hash this browser was shown before the deal',
      alone: 'added',
      differs: 'isn’t what had been fixed before the deal',
    },
    seat: (seat: number) => `Seat ${seat + 1}`,
    anew: (round: number) =>
      `Numbers were drawn ${round} times: somebody left before the deal, or fixed a number and didn’t show it.`,

    seed: 'The deal',
    seedFits: 'It follows from the secret and these numbers.',

    course: 'Draws and rolls',
    worked: (moves: number, draws: number) =>
      `${plural(moves, 'move', 'moves')} played again by the rules, with ${plural(draws, 'number', 'numbers')} drawn in all.`,
    seen: (moves: number) =>
      `${plural(moves, 'move was', 'moves were')} compared with what this browser saw of the match.`,
    unseen: 'This browser saw nothing of the match to compare them with.',
  },

  ja: {
    heading: '乱数を検証する',
    titleOf: (game) => `${game}：乱数の検証`,
    lead: '配りと、引いた札や振ったダイスのすべてを、誰も知らないうちに決まった数から計算し直します。',
    notOver: '対局はまだ続いています。サーバーが秘密の数を明かすのは、終局後です。',
    nothing: 'ここで検証するものはありません。配りを誰かが選んだか、1つの画面で配った対局です。',
    progress: (moves, all) => `${all}手のうち${moves}手を計算し直しました`,

    agrees: 'すべて合っています',
    agreesLead: 'この対局のカードとダイスは、誰も選んでいません。始まる前に決まった数から出たものです。',
    agreesAlone:
      '棋譜のなかではすべて合っています。ハッシュが対局前に示されたものかどうかは、遊んだ人が確かめられます。',
    agreesUnadded:
      '棋譜のなかではすべて合っています。ただし、サーバーの数に数を加えたブラウザがないため、運営者は気に入る配りが出るまで秘密の数を引き直せました。',
    disagrees: '合わないところがあります',
    troubles: {
      server: '秘密の数が、対局前に示されたハッシュに合いません。',
      share: '遊んだ人の数が、配る前に示されたものと違います。',
      seed: '配りが、秘密の数と遊んだ人の数から出たものではありません。',
      deal: 'これらの数から出る配りが、このブラウザで見た配りと違います。',
      refused: (move) =>
        move === 0 ? 'この対局は、ルールにまったく合いません。' : `${move}手目は、ルールではできない手です。`,
      otherwise: (move) => `${move}手目から、対局で起きたことと計算の結果が違います。`,
    },
    fits: '合っています',
    misfits: '合いません',

    server: 'サーバーの秘密の数',
    serverSaid: {
      kept: '対局前にこのブラウザに示されたハッシュに合います。',
      alone: 'ハッシュは次のとおりです。このブラウザには、比べられるものが対局前に示されていません。',
      differs: '対局前にこのブラウザに示されたハッシュに合いません。',
    },
    hash: 'SHA-256',
    secret: '秘密の数',

    shares: '遊んだ人の数',
    sharesLead: 'どの数も、どれかが明かされる前にハッシュで決まっていました。',
    shareSaid: {
      none: '数を加えていません',
      unshown: '決めた数を明かしませんでした',
      own: 'あなたの数です。このブラウザに残るものと同じです',
      kept: '配る前にこのブラウザに示されたハッシュに合います',
      alone: '加えました',
      differs: '配る前に示されたものと違います',
    },
    seat: (seat) => `席${seat + 1}`,
    anew: (round) => `数は${round}回引きました。配る前に誰かが席を離れたか、示した数を明かさなかったためです。`,

    seed: '配り',
    seedFits: '秘密の数とこれらの数から出たものです。',

    course: '引いた札と振ったダイス',
    worked: (moves, draws) => `ルールどおりに${moves}手をたどり直し、合わせて${draws}個の乱数を引きました。`,
    seen: (moves) => `このうち${moves}手を、このブラウザが対局で見たものと比べました。`,
    unseen: 'このブラウザはこの対局を見ていないため、比べられません。',
  },
});

export type CheckText = (typeof check)['en'];

/** The words of such checks in the current language. */
export const useCheckText = () => useWords(check);
