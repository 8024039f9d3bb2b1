import { useState } from 'react';
import { FREE_BY } from '../../../../games/attika/board.ts';
import { Dialog } from '../../../kit/dialogs/Dialog.tsx';
import { calledBy } from '../../../text/called.ts';
import { type Labels, labelsIn } from '../../../text/attika/labels.ts';
import type { Player } from '../../contract.ts';
import type { AttikaProps } from '../props.ts';
import styles from './LookAtMat.module.css';
import { Face, Mat, holdingName } from './Mat.tsx';
import type { Holding } from './mat.ts';
import theme from '../theme.module.css';
import { memoByContent } from '../../../kit/memo-by-content.ts';

interface LookAtMatProps extends Pick<AttikaProps, 'language'> {
  readonly holdings: readonly Holding[];
  readonly owner: Player | undefined;
  readonly className: string | undefined;
  /** The text of the button. */
  readonly children: string;
}

/** A button that opens a player’s whole mat, with the names of all buildings. */
export const LookAtMat = memoByContent(({ holdings, owner, language, className, children }: LookAtMatProps) => {
  const labels = labelsIn[language];
  const [open, setOpen] = useState(false);
  const [looked, setLooked] = useState<number | null>(null);
  const title = labels.matOf(owner?.name ?? '');
  return (
    <>
      <button
        type="button"
        className={`${styles.open} ${className}`}
        aria-label={calledBy(language, [children], [title])}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <div className={theme['theme']}>
          <Mat holdings={holdings} labels={labels} named>
            {({ kind }) => (
              <button
                type="button"
                className={styles.cell}
                aria-label={holdingName(kind, holdings[kind]!, labels)}
                aria-pressed={kind === looked}
                onClick={() => setLooked(kind)}
                onPointerEnter={() => setLooked(kind)}
                onFocus={() => setLooked(kind)}
              >
                <Face kind={kind} holding={holdings[kind]!} owner={owner} />
              </button>
            )}
          </Mat>
          <p className={styles.told}>{looked === null ? labels.matHint : told(looked, holdings[looked]!, labels)}</p>
        </div>
      </Dialog>
    </>
  );
});

/** A building in words, with what makes it free. */
function told(kind: number, holding: Holding, labels: Labels): string {
  const by = FREE_BY[kind]!;
  const name = holdingName(kind, holding, labels);
  return by < 0 ? name : labels.several([name, labels.freeIfBeside(labels.buildings[by]!)]);
}
