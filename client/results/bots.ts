/** How strong the house’s bots are, as ratings: 1500 and what the tables of `games/<game>/bot/SCALE.md` say. */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  asterion: { easy: 1313, normal: 1500, hard: 1614, master: 1854 },
  atlantis: { easy: 1354, normal: 1500, hard: 1658, master: 1796 },
  attika: { easy: 1241, normal: 1500, hard: 1728, master: 2008 },
  katason: { easy: 1345, normal: 1500, hard: 1639, master: 1771 },
  'lost-cities': { easy: 1315, normal: 1500, hard: 1663, master: 1902 },
};

/** The rating of a bot, where it was measured. */
export const botPoints = (game: string, level: string): number | undefined => POINTS[game]?.[level];
