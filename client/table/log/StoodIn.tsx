import { Bot } from 'lucide-react';
import { useText } from '../../text/index.ts';
import { useTableText } from '../../text/shell/table.ts';
import styles from './StoodIn.module.css';

/** Behind a sentence: a bot made the move for whoever it names. */
export function StoodIn({ level }: { readonly level: string }) {
  const { botOfLevel } = useText();
  const { stoodIn } = useTableText();
  return (
    <>
      {' '}
      <span className={styles.mark} title={botOfLevel(level)}>
        <Bot aria-hidden="true" />
        {stoodIn}
      </span>
    </>
  );
}
