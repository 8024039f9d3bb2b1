import { Copy } from 'lucide-react';
import { useId } from 'react';
import { writePosition } from '../../../games/kit/position.ts';
import type { Rules } from '../../../games/kit/rules.ts';
import type { Table } from '../../../games/kit/table.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import styles from './Debug.module.css';
import { WORDS } from './words.ts';

interface PositionTextProps {
  readonly rules: Rules;
  /** The full table, including secrets. */
  readonly table: Table;
}

/** The position as text, as in tests, bug reports and printed games; `readPosition` can read it. */
export function PositionText({ rules, table }: PositionTextProps) {
  const heading = useId();
  const text = writePosition(rules, table);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast(WORDS.copied);
  };
  return (
    <section>
      <h3 id={heading}>{WORDS.position}</h3>
      <textarea className={styles.text} readOnly rows={16} value={text} aria-labelledby={heading} spellCheck={false} />
      <Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {WORDS.copy}
      </Button>
    </section>
  );
}
