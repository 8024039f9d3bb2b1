/** How each game is played by what is to be read. */
import type { Strategy } from '../../player.ts';
import { asterion } from './asterion.ts';
import { atlantis } from './atlantis.ts';
import { attika } from './attika.ts';
import { katason } from './katason.ts';
import { lostCities } from './lost-cities.ts';

export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  asterion,
  atlantis,
  attika,
  katason,
  'lost-cities': lostCities,
};
