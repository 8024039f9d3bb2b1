import lights from '../../../kit/svg/Lights.module.css';
import type { AsterionMove } from '../../../../games/asterion/types.ts';
import { type Labels } from '../../../text/asterion/labels.ts';
import { type By, Places } from '../../../stage/Places.tsx';
import { type AsterionStage, type Cell, modeOf } from '../scene.ts';
import { cellName } from './spoken.ts';
import styles from './Cells.module.css';

interface CellsProps {
  readonly stage: AsterionStage;
  readonly places: readonly Cell[];
  readonly labels: Labels;
  onPoint(cell: Cell | null): void;
  onPress(cell: Cell, by: By): void;
}

/** The cells and tiles that can be pressed, and the cells where the tile in hand can’t lie. */
export function Cells({ stage, places, labels, onPoint, onPress }: CellsProps) {
  const lands = modeOf(stage.begun) === 'place';
  return (
    <Places<AsterionMove, Cell>
      stage={stage}
      places={places}
      classes={{ lit: lands ? styles.landing : styles.tile, dark: styles.barred }}
      nameOf={({ key, cell }, { lit }) => cellName(stage, key, cell, lit, labels)}
      onPoint={onPoint}
      onPress={onPress}
    >
      {(_, { lit, picked }) => (
        <>
          <rect x="-50" y="-50" width="100" height="100" className={lights.reach} />
          {lit ? (
            <>
              <rect x="-43" y="-43" width="86" height="86" rx="7" className={`${lights.inside} ${styles.inside}`} />
              <rect x="-43" y="-43" width="86" height="86" rx="7" className={styles.light} />
              {lands && !picked && <path d="M-15 0H15M0-15V15" className={styles.sign} />}
            </>
          ) : (
            <path d="M-14-14 14 14M14-14-14 14" className={styles.cross} />
          )}
        </>
      )}
    </Places>
  );
}

/** The shape that a ring is drawn around. */
export function Outline({ x, y }: { readonly x: number; readonly y: number }) {
  return <rect x={x - 48} y={y - 48} width="96" height="96" rx="5" />;
}
