import type { useRoving } from '../../../kit/a11y/roving.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
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
  /** The id of the owner's mat. */
  readonly mat: string;
  /** The text for screen readers, and the tooltip, which may say why the building isn't possible. */
  readonly said: string;
  readonly tip: string;
  readonly possible: boolean;
  readonly picked: boolean;
  /** Whether the building can be built somewhere at no cost. */
  readonly free: boolean;
  readonly tabIndex: Stop['tabIndex'];
  /** Returns what the arrow keys need to know about this button. The function must stay the same between renders. */
  stopAt(kind: number): Stop;
  /** Must stay the same between renders. */
  onPress(kind: number): void;
}

/** A building of the own mat. It is memoized, since a move changes few of them and tooltips are expensive to render. */
export const MatButton = memoByContent(({ kind, holding, owner, mat, said, tip, ...rest }: MatButtonProps) => {
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
