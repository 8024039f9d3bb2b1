/** What the figures of a match are called. */
import type { StatisticsSaid } from '../statistics.ts';

export const statistics: StatisticsSaid = {
  points: { ja: '得点', en: 'Points' },
  sheets: {
    dice: {
      title: { ja: '出目と期待値', en: 'Dice against chance' },
      rows: {},
    },
    gained: {
      title: { ja: '得た資源', en: 'Resources gained' },
      rows: {
        produced: { ja: '土地から', en: 'From hexes' },
        stolen: { ja: '盗賊で', en: 'By the robber' },
        harvested: { ja: '収穫カードで', en: 'By harvest cards' },
        monopolised: { ja: '独占カードで', en: 'By monopoly cards' },
        fromBank: { ja: '銀行から', en: 'From the bank' },
        fromPartners: { ja: 'ほかの人から', en: 'From players' },
      },
    },
    lost: {
      title: { ja: '手放した資源', en: 'Resources given up' },
      rows: {
        robbed: { ja: '盗賊で', en: 'To the robber' },
        monopolisedAway: { ja: '独占カードで', en: 'To monopoly cards' },
        discarded: { ja: 'バーストで捨てた', en: 'Discarded in a burst' },
        toBank: { ja: '銀行へ', en: 'To the bank' },
        toPartners: { ja: 'ほかの人へ', en: 'To players' },
      },
    },
    deeds: {
      title: { ja: '貿易と盗賊', en: 'Trades and robberies' },
      rows: {
        offers: { ja: '出した提案', en: 'Offers made' },
        trades: { ja: '国内貿易', en: 'Trades with players' },
        bankTrades: { ja: '海外貿易', en: 'Trades with the bank' },
        robberies: { ja: '奪った回数', en: 'Robberies' },
        knights: { ja: '使った騎士', en: 'Knights played' },
        cardsBought: { ja: '引いたカード', en: 'Cards bought' },
      },
    },
  },
};
