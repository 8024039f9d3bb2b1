/** Each game's picture, in the game's own print. */
import type { ReactNode } from 'react';
import { Asterion } from './vignettes/Asterion.tsx';
import { Atlantis } from './vignettes/Atlantis.tsx';
import { Attika } from './vignettes/Attika.tsx';
import { Katason } from './vignettes/Katason.tsx';
import { LostCities } from './vignettes/LostCities.tsx';

export const pictures: ReadonlyMap<string, () => ReactNode> = new Map([
  ['katason', Katason],
  ['lost-cities', LostCities],
  ['atlantis', Atlantis],
  ['attika', Attika],
  ['asterion', Asterion],
]);
