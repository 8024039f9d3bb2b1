import { Described } from '../../../kit/a11y/Described.tsx';
import { layer } from '../../../kit/layer.ts';
import { type Said, describedHexes } from './spoken.ts';

/** Every hex in words, for those who can't see the board. By itself: the pointer changes nothing of it. */
export const DescribedLand = layer((said: Said) => <Described label={said.labels.land} lines={describedHexes(said)} />);
