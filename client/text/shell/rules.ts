/** The words of the rules page that are the same for every game. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';

const rules = catalog({
  en: {
    search: 'Search the rules',
    found: (parts: number) => (parts === 1 ? 'Found in 1 part.' : `Found in ${parts} parts.`),
    nothing: 'Not found. Try a shorter word.',
    /** Marks the section that matters at this moment of the match. */
    now: 'You are here',
    see: 'See also',
    players: 'Players',
    playersOf: (count: number) => `${count} players`,
    /** The heading of an example of a match that is over. */
    end: 'A match that is over',
    box: 'In the box',
    counted: (count: number) => `${count}`,
    countedEach: (count: number) => `${count} each`,
    legend: 'What the signs mean',
    gestures: 'With your fingers',
    gesturesOf: [
      'Tap a lit place or card to choose it.',
      'Tap what isn’t lit to be told why it can’t be done now.',
      'Two fingers zoom a board and one moves it; a double tap where nothing is lit zooms in, or back out to the whole.',
    ],
    /** The headings of a table of points. */
    points: 'Points',
    total: 'Total',
  },

  ja: {
    search: 'ルールを検索',
    found: (parts) => `${parts}か所で見つかりました。`,
    nothing: '見つかりません。短い言葉でお試しください。',
    now: '今はここ',
    see: 'あわせて読む',
    players: '人数',
    playersOf: (count) => `${count}人`,
    end: '終わった対局の例',
    box: '内容物',
    counted: (count) => `${count}`,
    countedEach: (count) => `1人につき${count}`,
    legend: '記号の意味',
    gestures: '指での操作',
    gesturesOf: [
      '光っている場所やカードに触れると、それを選びます。',
      '光っていないものに触れると、今できない理由が出ます。',
      '盤は、2本の指で大きさを変え、1本の指で動かします。光っていない所に2回続けて触れると、拡大するか、全体に戻ります。',
    ],
    points: '得点',
    total: '合計',
  },
});

export const useRulesText = () => useWords(rules);
