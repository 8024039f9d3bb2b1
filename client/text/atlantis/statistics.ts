/** What the figures of a match are called. */
import type { Language } from '../language.ts';
import type { StatisticsWords } from '../words.ts';

export const statistics: Readonly<Record<Language, StatisticsWords>> = {
  ja: {
    points: '点数',
    sheets: {
      journeys: {
        title: '移動',
        rows: {
          cardsPlayed: '使ったカード',
          journeys: 'コマの移動',
          chains: '続けて進んだ移動',
          longestChain: '1回の移動で出したカードの最多',
        },
      },
      goods: {
        title: 'タイルと通行料',
        rows: {
          tilesTaken: '獲得したタイル',
          valueTaken: 'その価値',
          tolls: '通行料を払った回数',
          tollTiles: 'タイルで払った点',
          tollCards: 'カードで払った枚数',
          sold: 'カードに換えたタイル',
          bridges: '架けた橋',
          cardsDrawn: '引いたカード',
        },
      },
    },
  },
  en: {
    points: 'Points',
    sheets: {
      journeys: {
        title: 'Journeys',
        rows: {
          cardsPlayed: 'Cards played',
          journeys: 'Pawns moved',
          chains: 'Chains of jumps',
          longestChain: 'Most cards in one journey',
        },
      },
      goods: {
        title: 'Tiles and tolls',
        rows: {
          tilesTaken: 'Tiles won',
          valueTaken: 'Their value',
          tolls: 'Tolls paid',
          tollTiles: 'Paid in tiles',
          tollCards: 'Paid in cards',
          sold: 'Tiles sold',
          bridges: 'Bridges built',
          cardsDrawn: 'Cards drawn',
        },
      },
    },
  },
};
