import type { State } from '../../../../games/lost-cities/types.ts';
import type { Stops } from '../../../kit/a11y/roving.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import type { Barred } from './barred.ts';
import styles from './BarredPlaces.module.css';
import { trail } from '../drawing.ts';
import { barredName } from './spoken.ts';

interface BarredPlacesProps {
  readonly state: State;
  readonly places: readonly Barred[];
  readonly labels: Labels;
  /** The stops of the arrow keys. Those of the barred places begin at index `from`, after the lit places. */
  readonly stop: Stops;
  readonly from: number;
  onPress(place: Barred): void;
}

/** The places that can't be used now. They aren't lit, but a press on one says why it can't be used. */
export function BarredPlaces({ state, places, labels, stop, from, onPress }: BarredPlacesProps) {
  return places.map((place, i) => (
    <g
      key={place.key}
      {...stop(from + i, () => onPress(place))}
      aria-disabled="true"
      aria-label={barredName(state, place, labels)}
      className={styles.barred}
      data-barred={place.key}
    >
      {place.on === 'path' ? <Way place={place} /> : <Heap place={place} />}
    </g>
  ));
}

/** The whole length of a path can be pressed. */
function Way({ place: { colour, x, y } }: { readonly place: Barred }) {
  return (
    <>
      <path d={trail(colour)} className={styles.way} />
      <ellipse cx={x} cy={y} rx="48" ry="31" className={styles.mark} />
    </>
  );
}

function Heap({ place: { x, y } }: { readonly place: Barred }) {
  return (
    <>
      <rect x={x - 56} y={y - 62} width="112" height="124" className={lights.reach} />
      <rect x={x - 43} y={y - 56} width="86" height="112" rx="10" className={styles.mark} />
    </>
  );
}
