/** What the figures of a match are called. */
import type { Language } from '../language.ts';
import type { StatisticsWords } from '../words.ts';

export const statistics: Readonly<Record<Language, StatisticsWords>> = {
  ja: {
    points: '建物',
    sheets: {
      cards: {
        title: 'カード',
        rows: {
          drawn: '引いた枚数',
          paid: '払った枚数',
          fees: 'うち開拓地コスト',
          saved: 'マークと矢印で減った枚数',
        },
      },
      built: {
        title: '建設',
        rows: {
          built: '建設した建物',
          free: 'うち無料',
          groups: '完成したグループ',
          amphoraeUsed: '使ったアンフォラ',
          lands: '置いたボードタイル',
        },
      },
    },
  },
  en: {
    points: 'Buildings',
    sheets: {
      cards: {
        title: 'Cards',
        rows: {
          drawn: 'Drawn',
          paid: 'Paid',
          fees: 'Of these as settlement cost',
          saved: 'Saved by marks and arrows',
        },
      },
      built: {
        title: 'Building',
        rows: {
          built: 'Buildings built',
          free: 'Of these for free',
          groups: 'Groups completed',
          amphoraeUsed: 'Amphorae used',
          lands: 'Land tiles laid',
        },
      },
    },
  },
};
