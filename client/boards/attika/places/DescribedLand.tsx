import { Described } from '../../../kit/a11y/Described.tsx';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { type Said, describedHexes } from './spoken.ts';

/**
 * A text for every hex, for players who can't see the board. It is a component of its own, so that pointing at
 * something doesn't render it again.
 */
export const DescribedLand = memoByContent((said: Said) => (
  <Described label={said.labels.land} lines={describedHexes(said)} />
));
