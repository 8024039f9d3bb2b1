import { memo } from 'react';
import { Bot } from 'lucide-react';
import { useText } from '../../text/index.ts';
import styles from './BotBadge.module.css';

/** Beside a player's name: says that a bot plays there, and at which level. */
export const BotBadge = memo(({ level }: { readonly level: string }) => {
  const text = useText();
  return (
    <span className={styles.badge} title={text.botOfLevel(level)}>
      <Bot aria-hidden="true" />
      <span className="visually-hidden">{text.local.bot}</span> {text.level(level)}
    </span>
  );
});
