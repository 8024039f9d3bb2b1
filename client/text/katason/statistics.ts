/** What the figures of a match are called. */
import type { Language } from '../language.ts';
import type { StatisticsWords } from '../words.ts';

export const statistics: Readonly<Record<Language, StatisticsWords>> = {
  ja: {
    points: '得点',
    sheets: {
      dice: {
        title: '出目と期待値',
        rows: {},
      },
      gained: {
        title: '得た資源',
        rows: {
          produced: '土地から',
          stolen: '盗賊で',
          harvested: '収穫カードで',
          monopolised: '独占カードで',
          fromBank: '銀行から',
          fromPartners: 'ほかの人から',
        },
      },
      lost: {
        title: '手放した資源',
        rows: {
          robbed: '盗賊で',
          monopolisedAway: '独占カードで',
          discarded: 'バーストで捨てた',
          toBank: '銀行へ',
          toPartners: 'ほかの人へ',
        },
      },
      deeds: {
        title: '貿易と盗賊',
        rows: {
          offers: '出した提案',
          trades: '国内貿易',
          bankTrades: '海外貿易',
          robberies: '奪った回数',
          knights: '使った騎士',
          cardsBought: '引いたカード',
        },
      },
    },
  },
  en: {
    points: 'Points',
    sheets: {
      dice: {
        title: 'Dice against chance',
        rows: {},
      },
      gained: {
        title: 'Resources gained',
        rows: {
          produced: 'From hexes',
          stolen: 'By the robber',
          harvested: 'By harvest cards',
          monopolised: 'By monopoly cards',
          fromBank: 'From the bank',
          fromPartners: 'From players',
        },
      },
      lost: {
        title: 'Resources given up',
        rows: {
          robbed: 'To the robber',
          monopolisedAway: 'To monopoly cards',
          discarded: 'Discarded in a burst',
          toBank: 'To the bank',
          toPartners: 'To players',
        },
      },
      deeds: {
        title: 'Trades and robberies',
        rows: {
          offers: 'Offers made',
          trades: 'Trades with players',
          bankTrades: 'Trades with the bank',
          robberies: 'Robberies',
          knights: 'Knights played',
          cardsBought: 'Cards bought',
        },
      },
    },
  },
};
