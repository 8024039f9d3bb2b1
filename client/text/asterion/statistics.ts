/** What the figures of a match are called. */
import type { Language } from '../language.ts';
import type { StatisticsWords } from '../words.ts';

export const statistics: Readonly<Record<Language, StatisticsWords>> = {
  ja: {
    points: '得点',
    sheets: {
      deeds: {
        title: '手番',
        rows: {
          placed: '置いたタイル',
          rotated: '回したタイル',
          swapped: '入れ替えた回数',
          moved: '移動したタイル',
          discarded: '代わりに破棄したタイル',
        },
      },
      explorers: {
        title: '探検者',
        rows: {
          killed: '倒されたほかの人の探検者',
          lost: '倒された自分の探検者',
          killPoints: '犠牲者の得点',
          escaped: '脱出した探検者',
          coins: '持ち出したコイン',
        },
      },
    },
  },
  en: {
    points: 'Points',
    sheets: {
      deeds: {
        title: 'Turns',
        rows: {
          placed: 'Tiles placed',
          rotated: 'Tiles turned',
          swapped: 'Tiles swapped',
          moved: 'Tiles moved',
          discarded: 'Tiles given up for that',
        },
      },
      explorers: {
        title: 'Explorers',
        rows: {
          killed: 'Others’ explorers killed',
          lost: 'Own explorers lost',
          killPoints: 'Points for kills',
          escaped: 'Explorers escaped',
          coins: 'Coins brought out',
        },
      },
    },
  },
};
