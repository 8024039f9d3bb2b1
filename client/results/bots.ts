/** How strong the house’s bots are, as ratings: 1500 and what the tables of `games/<game>/bot/SCALE.md` say. */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  asterion: { easy: 1397, normal: 1500, hard: 1709, master: 1904 },
  atlantis: { easy: 1329, normal: 1500, hard: 1749, master: 1875 },
  attika: { easy: 1192, normal: 1500, hard: 1686, master: 1966 },
  katason: { easy: 1342, normal: 1500, hard: 1633, master: 1753 },
  'lost-cities': { easy: 1415, normal: 1500, hard: 1612, master: 1852 },
};

/** The rating of a bot, where it was measured. */
export const botPoints = (game: string, level: string): number | undefined => POINTS[game]?.[level];
