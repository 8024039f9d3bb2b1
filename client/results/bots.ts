/** How strong the house’s bots are, as ratings: 1500 and what the tables of `games/<game>/bot/SCALE.md` say. */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  asterion: { easy: 1339, normal: 1500, hard: 1711, master: 1950 },
  atlantis: { easy: 1362, normal: 1500, hard: 1740, master: 1879 },
  attika: { easy: 1192, normal: 1500, hard: 1686, master: 1966 },
  katason: { easy: 1345, normal: 1500, hard: 1639, master: 1771 },
  'lost-cities': { easy: 1355, normal: 1500, hard: 1652, master: 1874 },
};

/** The rating of a bot, where it was measured. */
export const botPoints = (game: string, level: string): number | undefined => POINTS[game]?.[level];
