/** What the figures of a match are called. */
import type { Language } from '../language.ts';
import type { StatisticsWords } from '../words.ts';

export const statistics: Readonly<Record<Language, StatisticsWords>> = {
  ja: {
    points: 'ポイント',
    sheets: {
      paths: {
        title: '進路ごとのポイント',
        rows: {
          brown: '茶',
          yellow: '黄',
          green: '緑',
          red: '赤',
          blue: '青',
        },
      },
      deeds: {
        title: 'カードと歩み',
        rows: {
          cardsLaid: '出したカード',
          cardsDiscarded: '捨てたカード',
          pilesTaken: '捨て札から取ったカード',
          freeSteps: '「1歩進む」で進んだ回数',
          stepsDeclined: '「1歩進む」で進まなかった回数',
          pointTiles: 'タイルのポイント',
          statues: '彫像',
        },
      },
    },
  },
  en: {
    points: 'Points',
    sheets: {
      paths: {
        title: 'Points by path',
        rows: {
          brown: 'Brown',
          yellow: 'Yellow',
          green: 'Green',
          red: 'Red',
          blue: 'Blue',
        },
      },
      deeds: {
        title: 'Cards and steps',
        rows: {
          cardsLaid: 'Cards played',
          cardsDiscarded: 'Cards discarded',
          pilesTaken: 'Cards taken from discards',
          freeSteps: 'Free steps',
          stepsDeclined: 'Free steps skipped',
          pointTiles: 'Points of tiles',
          statues: 'Statues',
        },
      },
    },
  },
};
