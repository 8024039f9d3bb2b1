/** What the figures of a match are called. */
import type { StatisticsSaid } from '../statistics.ts';

export const statistics: StatisticsSaid = {
  points: { ja: '建物', en: 'Buildings' },
  sheets: {
    cards: {
      title: { ja: 'カード', en: 'Cards' },
      rows: {
        drawn: { ja: '引いた枚数', en: 'Drawn' },
        paid: { ja: '払った枚数', en: 'Paid' },
        fees: { ja: 'うち開拓地コスト', en: 'Of these as settlement cost' },
        saved: { ja: 'マークと矢印で減った枚数', en: 'Saved by marks and arrows' },
      },
    },
    built: {
      title: { ja: '建設', en: 'Building' },
      rows: {
        built: { ja: '建設した建物', en: 'Buildings built' },
        free: { ja: 'うち無料', en: 'Of these for free' },
        groups: { ja: '完成したグループ', en: 'Groups completed' },
        amphoraeUsed: { ja: '使ったアンフォラ', en: 'Amphorae used' },
        lands: { ja: '置いたボードタイル', en: 'Land tiles laid' },
      },
    },
  },
};
