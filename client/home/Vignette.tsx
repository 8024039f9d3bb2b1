import type { ReactNode } from 'react';
import { Emblem } from '../app/Emblem.tsx';
import { Asterion } from './vignettes/Asterion.tsx';
import { Atlantis } from './vignettes/Atlantis.tsx';
import { Attika } from './vignettes/Attika.tsx';
import { Katason } from './vignettes/Katason.tsx';
import { LostCities } from './vignettes/LostCities.tsx';

/** Each game's picture, in the game's own print. */
const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  katason: Katason,
  'lost-cities': LostCities,
  atlantis: Atlantis,
  attika: Attika,
  asterion: Asterion,
};

/** A game's picture, three wide and two high; a game without one shows Agora's sign. */
export function Vignette({ game }: { readonly game: string }) {
  const Picture = (Object.hasOwn(PICTURES, game) ? PICTURES[game] : undefined) ?? Emblem;
  return <Picture />;
}
