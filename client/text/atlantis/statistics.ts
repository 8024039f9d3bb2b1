/** What the figures of a match are called. */
import type { StatisticsSaid } from '../statistics.ts';

export const statistics: StatisticsSaid = {
  points: { ja: '得点', en: 'Points' },
  sheets: {
    journeys: {
      title: { ja: '移動', en: 'Moves' },
      rows: {
        cardsPlayed: { ja: '使ったカード', en: 'Cards played' },
        journeys: { ja: 'コマの移動', en: 'Pawns moved' },
        chains: { ja: 'カードを続けて出した移動', en: 'Moves with several cards' },
        longestChain: { ja: '1回の移動で出した最多枚数', en: 'Most cards in one move' },
      },
    },
    goods: {
      title: { ja: 'タイルと通行料', en: 'Tiles and tolls' },
      rows: {
        tilesTaken: { ja: '獲得したタイル', en: 'Tiles won' },
        valueTaken: { ja: 'その価値', en: 'Their value' },
        tolls: { ja: '通行料を払った回数', en: 'Tolls paid' },
        tollTiles: { ja: 'タイルで払った点', en: 'Paid in tiles' },
        tollCards: { ja: 'カードで払った枚数', en: 'Paid in cards' },
        sold: { ja: 'カードに換えたタイル', en: 'Tiles given up for cards' },
        bridges: { ja: '架けた橋', en: 'Bridges built' },
        cardsDrawn: { ja: '引いたカード', en: 'Cards drawn' },
      },
    },
  },
};
