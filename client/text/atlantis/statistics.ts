/** What the figures of a match are called. */
import type { Language } from '../language.ts';
import type { StatisticsWords } from '../words.ts';

export const statistics: Readonly<Record<Language, StatisticsWords>> = {
  ja: {
    points: '得点',
    sheets: {
      journeys: {
        title: '移動',
        rows: {
          cardsPlayed: '使ったカード',
          journeys: 'コマの移動',
          chains: 'カードを続けて出した移動',
          longestChain: '1回の移動で出した最多枚数',
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
        title: 'Moves',
        rows: {
          cardsPlayed: 'Cards played',
          journeys: 'Pawns moved',
          chains: 'Moves with several cards',
          longestChain: 'Most cards in one move',
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
          sold: 'Tiles given up for cards',
          bridges: 'Bridges built',
          cardsDrawn: 'Cards drawn',
        },
      },
    },
  },
};
