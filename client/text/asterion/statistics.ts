/** What the figures of a match are called. */
import type { StatisticsSaid } from '../statistics.ts';

export const statistics: StatisticsSaid = {
  points: { ja: '得点', en: 'Points' },
  sheets: {
    deeds: {
      title: { ja: '手番', en: 'Turns' },
      rows: {
        placed: { ja: '置いたタイル', en: 'Tiles placed' },
        rotated: { ja: '回したタイル', en: 'Tiles turned' },
        swapped: { ja: '入れ替えた回数', en: 'Tiles swapped' },
        moved: { ja: '移動したタイル', en: 'Tiles moved' },
        discarded: { ja: '代わりに破棄したタイル', en: 'Tiles given up for that' },
      },
    },
    explorers: {
      title: { ja: '探検者', en: 'Explorers' },
      rows: {
        killed: { ja: '倒されたほかの人の探検者', en: 'Others’ explorers killed' },
        lost: { ja: '倒された自分の探検者', en: 'Own explorers lost' },
        killPoints: { ja: '犠牲者の得点', en: 'Points for kills' },
        escaped: { ja: '脱出した探検者', en: 'Explorers escaped' },
        coins: { ja: '持ち出したコイン', en: 'Coins brought out' },
      },
    },
  },
};
