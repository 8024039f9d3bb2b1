/** What the figures of a match are called. */
import type { StatisticsSaid } from '../statistics.ts';

export const statistics: StatisticsSaid = {
  points: { ja: 'ポイント', en: 'Points' },
  sheets: {
    paths: {
      title: { ja: '進路ごとのポイント', en: 'Points by path' },
      rows: {
        brown: { ja: '茶', en: 'Brown' },
        yellow: { ja: '黄', en: 'Yellow' },
        green: { ja: '緑', en: 'Green' },
        red: { ja: '赤', en: 'Red' },
        blue: { ja: '青', en: 'Blue' },
      },
    },
    deeds: {
      title: { ja: 'カードと歩み', en: 'Cards and steps' },
      rows: {
        cardsLaid: { ja: '出したカード', en: 'Cards played' },
        cardsDiscarded: { ja: '捨てたカード', en: 'Cards discarded' },
        pilesTaken: { ja: '捨て札から取ったカード', en: 'Cards taken from discards' },
        freeSteps: { ja: '「1歩進む」で進んだ回数', en: 'Free steps' },
        stepsDeclined: { ja: '「1歩進む」で進まなかった回数', en: 'Free steps skipped' },
        pointTiles: { ja: 'タイルのポイント', en: 'Points of tiles' },
        statues: { ja: '彫像', en: 'Statues' },
      },
    },
  },
};
