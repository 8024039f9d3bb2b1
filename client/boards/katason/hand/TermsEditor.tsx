import type { Bundle } from '../../../../games/katason/types.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { BANK_COUNT } from '../../../../games/katason/data.ts';
import { Stepper } from './Bundle.tsx';
import type { Terms } from './terms.ts';
import styles from './TermsEditor.module.css';

interface TermsEditorProps {
  readonly terms: Terms;
  readonly held: Bundle;
  readonly labels: Labels;
}

/** What to give and what to get, each kind as a button. */
export function TermsEditor({ terms, held, labels }: TermsEditorProps) {
  const all = held.map(() => BANK_COUNT);
  return (
    <div className={styles.editor}>
      <span className={styles.word}>{labels.give}</span>
      <Stepper cards={terms.give} limit={held} labels={labels} onChange={terms.changeGive} />
      <span className={styles.word}>{labels.want}</span>
      <Stepper cards={terms.want} limit={all} labels={labels} onChange={terms.changeWant} />
    </div>
  );
}
