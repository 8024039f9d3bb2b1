/**
 * How strong the house’s bots are, as ratings: measured at full tables (the tables of `games/<game>/bot/SCALE.md`, which say of
 * which bots). Levels that came out in the wrong order count as one, by how many games each was measured in.
 */
const POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  asterion: { easy: 1252, normal: 1500, hard: 1510, master: 1510 },
  atlantis: { easy: 1323, normal: 1500, hard: 1678, master: 1678 },
  attika: { easy: 967, normal: 1500, hard: 1500, master: 1649 },
  katason: { easy: 1197, normal: 1500, hard: 1612, master: 1612 },
  'lost-cities': { easy: 1156, normal: 1500, hard: 1510, master: 1510 },
};

/** The rating of a bot, where it was measured. */
export const botPoints = (game: string, level: string): number | undefined => POINTS[game]?.[level];
