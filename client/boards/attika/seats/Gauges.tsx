import { Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import type { State } from '../../../../games/attika/types.ts';
import { Count } from '../../../kit/seats/Count.tsx';
import type { Labels } from '../../../text/attika/labels.ts';
import styles from './Gauges.module.css';
import { AnyCardIcon } from '../signs/icons.tsx';

interface GaugesProps {
  readonly state: State;
  readonly labels: Labels;
  /** Makes the camera show the whole land; undefined if it already does. */
  readonly onWhole: (() => void) | undefined;
}

/** What is left for everybody: the deck, the discards, and the land that isn't laid yet. */
export function Gauges({ state, labels, onWhole }: GaugesProps) {
  const discards = state.discards.reduce((sum, count) => sum + count, 0);
  const tiles = state.tiles.reduce((sum, tile) => sum + tile, 0);
  return (
    <div className={styles.gauges}>
      <Gauge label={labels.deck} count={state.deckSize} icon={<AnyCardIcon />} port="deck" />
      <Gauge label={labels.discards} count={discards} icon={<Discards />} port="discards" />
      <Gauge label={labels.landTiles} word={labels.landShort} count={tiles} icon={<Tile />} port="tiles" />
      {onWhole !== undefined && (
        <button type="button" className={styles.whole} aria-label={labels.wholeLand} onClick={onWhole}>
          <Maximize aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface GaugeProps {
  readonly label: string;
  /** The word beside the count if there is room; undefined if it is the same as the label. */
  readonly word?: string;
  readonly count: number;
  readonly icon: ReactNode;
  /** The name by which flying cards and tiles find this element. */
  readonly port: string;
}

function Gauge({ label, word = label, count, icon, port }: GaugeProps) {
  return (
    <Count label={label} icon={icon} data-port={port}>
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>{' '}
      {count}
    </Count>
  );
}

function Discards() {
  return (
    <svg viewBox="-14 -15 28 30" aria-hidden="true">
      <path d="M-10-9 5-13 10 7-5 11ZM-8-12H8V9H-8Z" className={styles.paper} />
    </svg>
  );
}

function Tile() {
  return (
    <svg viewBox="-15 -14 30 28" aria-hidden="true">
      <path
        d="M0-5 4.3-2.5V2.5L0 5-4.3 2.5V-2.5ZM-8.6 0M-4.3-12.5 0-10V-5L-4.3-2.5-8.6-5V-10ZM4.3-12.5 8.6-10V-5L4.3-2.5 0-5V-10ZM8.6-5 13-2.5V2.5L8.6 5 4.3 2.5V-2.5ZM4.3 2.5 8.6 5V10L4.3 12.5 0 10V5ZM-4.3 2.5 0 5V10L-4.3 12.5-8.6 10V5ZM-8.6-5-4.3-2.5V2.5L-8.6 5-13 2.5V-2.5Z"
        className={styles.tile}
      />
    </svg>
  );
}
