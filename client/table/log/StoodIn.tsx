import { Bot } from 'lucide-react';
import { useText } from '../../text/index.ts';
import { useTableText } from '../../text/shell/table.ts';
import styles from './StoodIn.module.css';

/** A sign after a sentence: a bot made this move for the player. */
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
