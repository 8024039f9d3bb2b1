import type { Bundle } from '../../../../../games/katason/types.ts';
import type { Labels } from '../../../../text/katason/labels.ts';
import { BANK_COUNT } from '../../../../../games/katason/data.ts';
import { Chosen, Stepper } from './Bundle.tsx';
import { NO_CARDS, changed } from '../../bundles.ts';
import type { KatasonStage } from '../../scene.ts';
import styles from './TermsEditor.module.css';

const ANY: Bundle = NO_CARDS.map(() => BANK_COUNT);

interface TermsEditorProps {
  readonly stage: KatasonStage;
  readonly labels: Labels;
}

/** The editor of a trade: what to give, taken from the hand, and what to get, with a button for each kind. */
export function TermsEditor({ stage: { draft, change }, labels }: TermsEditorProps) {
  return (
    <div className={styles.editor}>
      <span className={styles.word}>{labels.give}</span>
      <Chosen
        cards={draft.give}
        labels={labels}
        hint={labels.giveHint}
        onPutBack={(kind) => change(changed(draft, 'give', kind, -1))}
      />
      <span className={styles.word}>{labels.want}</span>
      <Stepper
        cards={draft.want}
        limit={ANY}
        labels={labels}
        onChange={(kind, by) => change(changed(draft, 'want', kind, by))}
      />
    </div>
  );
}
