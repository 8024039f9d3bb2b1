import type { useRoving } from '../../../kit/a11y/roving.ts';
import { layer } from '../../../kit/layer.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import type { Player } from '../../contract.ts';
import { Face } from '../seats/Mat.tsx';
import type { Holding } from '../seats/mat.ts';
import styles from './OwnMat.module.css';

type Stop = ReturnType<ReturnType<typeof useRoving>>;

interface MatButtonProps {
  readonly kind: number;
  readonly holding: Holding;
  readonly owner: Player | undefined;
  /** Of the owner's mat. */
  readonly mat: string;
  /** Its name, and what the pointer is told, which may be why it can't be built. */
  readonly said: string;
  readonly tip: string;
  readonly possible: boolean;
  readonly picked: boolean;
  /** Can be built somewhere at no cost. */
  readonly free: boolean;
  readonly tabIndex: Stop['tabIndex'];
  /** What the arrow keys need of it. Stays the same. */
  stopAt(kind: number): Stop;
  /** Stays the same. */
  onPress(kind: number): void;
}

/** A building of the own mat. Moves change few of them, and a tooltip is much to draw. */
export const MatButton = layer(({ kind, holding, owner, mat, said, tip, ...rest }: MatButtonProps) => {
  const { possible, picked, free, tabIndex, stopAt, onPress } = rest;
  return (
    <Tooltip text={tip} side="top">
      <button
        type="button"
        ref={(node) => stopAt(kind).ref(node)}
        className={styles.cell}
        tabIndex={tabIndex}
        data-possible={possible}
        data-mat={mat}
        aria-label={said}
        aria-pressed={picked}
        aria-disabled={!possible}
        onClick={() => onPress(kind)}
        onKeyDown={(event) => stopAt(kind).onKeyDown(event)}
        onFocus={() => stopAt(kind).onFocus()}
        onBlur={() => stopAt(kind).onBlur()}
        onPointerEnter={(event) => stopAt(kind).onPointerEnter(event)}
        onPointerLeave={(event) => stopAt(kind).onPointerLeave(event)}
      >
        <Face kind={kind} holding={holding} owner={owner} />
        {free && (
          <span className={styles.free} aria-hidden="true">
            0
          </span>
        )}
      </button>
    </Tooltip>
  );
});
