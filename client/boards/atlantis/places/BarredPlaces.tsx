import { MAINLAND } from '../../../../games/atlantis/board.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import { useRoving } from '../../../kit/a11y/roving.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import type { Barred } from './barred.ts';
import styles from './BarredPlaces.module.css';
import type { Road } from '../ground/road.ts';
import { barredName } from './spoken.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';

interface BarredPlacesProps {
  readonly road: Road;
  readonly state: State;
  readonly places: readonly Barred[];
  readonly labels: Labels;
  onPress(place: Barred): void;
}

/**
 * The places that aren't lit: invisible areas below the lit ones. All of them are one stop in the tab order; arrow keys
 * lead along the road.
 */
export function BarredPlaces({ road, state, places, labels, onPress }: BarredPlacesProps) {
  const stop = useRoving(places);
  return places.map((place, i) => (
    <g
      key={place.key}
      {...stop(i, () => onPress(place))}
      aria-disabled="true"
      aria-label={barredName(state, place, labels)}
      className={styles.barred}
      data-barred={place.key}
    >
      <Reach road={road} place={place} />
    </g>
  ));
}

const Reach = memoByContent(({ road, place }: { readonly road: Road; readonly place: Barred }) => {
  const { x, y } = place;
  if (place.on === 'pawn') return <ellipse cx={x} cy={y - 26} rx="24" ry="34" className={styles.reach} />;
  if (place.place === MAINLAND) return <ellipse cx={x} cy={y} rx="92" ry="58" className={styles.reach} />;
  return <polygon points={road.slots[place.place]!.tile} className={styles.reach} />;
});
