/** What Agora itself says for games without a board of their own. */
import { plural } from './plural.ts';
import { catalog } from './catalog.ts';

export const plainPhrases = catalog({
  en: {
    yourTurn: 'Your turn: choose a lit place or a button.',
    together: 'Choose. Nobody sees it until everybody has chosen.',
    rules: 'How to play',
    notThere: 'That can’t be chosen there. Choose a lit place.',
    otherwise: 'That isn’t possible now.',
    /** The heading above the buttons. */
    moves: 'What you can do',
    hand: 'Your hand',
    back: 'Choose again',
    /** A place of the board on which nothing lies. */
    empty: 'empty',
    /** A pile in which no card is left. */
    none: 'empty',
    /** What scores count, unless the game says it. */
    points: 'Points',
    hidden: 'face down',
    unwritten: (game: string) => `What ${game} is about isn’t written down yet.`,
    waits: (whom: string) => `Waiting for ${whom}.`,
    decided: (who: string) => `${who} has chosen.`,
    /** `cards` is empty where they aren't known. */
    drawn: (who: string, count: number, cards: readonly string[]) => {
      if (cards.length > 0) return `${who} draws ${cards.join(', ')}.`;
      return count === 1 ? `${who} draws a card.` : `${who} draws ${count} cards.`;
    },
    /** Of cards drawn to a part that isn't one player's. */
    laid: (part: string, count: number, cards: readonly string[]) =>
      `${part}: ${cards.length > 0 ? cards.join(', ') : count} ${count === 1 ? 'is' : 'are'} laid out.`,
    /** Of a card that somebody was shown; `cards` is empty where it isn't known. */
    shown: (whom: string, count: number, part: string, cards: readonly string[]) =>
      `${whom} ${count === 1 ? 'is' : 'are'} shown ${cards.length > 0 ? cards.join(', ') : 'a card'} from ${part}.`,
    /** Between several cards of a move. */
    between: ', ',
    /** A place by its number, or an amount. */
    place: (part: string, number: number) => `${part} ${number}`,
    /** A place and what lies there. */
    holds: (place: string, what: string) => `${place}: ${what}`,
    cards: (count: number) => plural(count, 'card', 'cards'),
    /** A choice of an option without words of its own. */
    chosen: (choice: string | boolean, spelt: string) => (typeof choice === 'string' ? spelt : choice ? 'Yes' : 'No'),
    /** A reason of which only the name is known. */
    because: (reason: string) => `${reason}.`,
  },

  ja: {
    yourTurn: '光っている場所かボタンを選んでください。',
    together: '選んでください。何を選んだかは、全員が選び終えるまでほかの人には見えません。',
    rules: '遊び方',
    notThere: 'そこは選べません。光っている場所を選んでください。',
    otherwise: '今はできません。',
    moves: 'できること',
    hand: '手札',
    back: '選び直す',
    empty: '空き',
    none: 'なし',
    points: '得点',
    hidden: '伏せたカード',
    unwritten: (game) => `${game}の説明はまだありません。`,
    waits: (whom) => `${whom}を待っています。`,
    decided: (who) => `${who}が選び終えました。`,
    drawn: (who, count, cards) =>
      cards.length === 0 ? `${who}がカードを${count}枚引きました。` : `${who}が引いたカード：${cards.join('、')}`,
    laid: (part, count, cards) =>
      cards.length === 0 ? `${part}にカードが${count}枚置かれました。` : `${part}に置かれたカード：${cards.join('、')}`,
    shown: (whom, _count, part, cards) =>
      cards.length > 0
        ? `${whom}が${part}のカードを見ました：${cards.join('、')}`
        : `${whom}が${part}のカードを1枚見ました。`,
    between: '、',
    // A game without Japanese words has Latin names, and those would run into the number.
    place: (part, number) => (/[a-z]$/i.test(part) ? `${part} ${number}` : `${part}${number}`),
    holds: (place, what) => `${place}：${what}`,
    cards: (count) => `${count}枚`,
    chosen: (choice, spelt) => (typeof choice === 'string' ? spelt : choice ? 'あり' : 'なし'),
    because: (reason) => `${reason}。`,
  },
});

export type PlainPhrases = (typeof plainPhrases)['en'];
