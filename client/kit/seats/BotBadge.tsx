import { memo } from 'react';
import { Bot } from 'lucide-react';
import { useText } from '../../text/index.ts';
import styles from './BotBadge.module.css';

/** Who plays a seat that no person plays. */
interface Played {
  /** The level of the bot that has it. */
  readonly bot?: string;
  /** A program of somebody's plays there. */
  readonly program?: true;
}

/** The part of a seat that says so. */
export const playedBy = ({ bot, program }: Played): Played => ({
  ...(bot !== undefined && { bot }),
  ...(program && { program }),
});

/** Beside a player's name: says that a bot plays there, and at which level, or a program. Nothing where a person plays. */
export const BotBadge = memo(({ bot, program }: Played) => {
  const text = useText();
  if (bot === undefined && program === undefined) return null;
  return (
    <span className={styles.badge} title={bot === undefined ? text.program : text.botOfLevel(bot)}>
      <Bot aria-hidden="true" />
      {bot === undefined ? (
        text.program
      ) : (
        <>
          <span className="visually-hidden">{text.local.bot}</span> <span data-level>{text.level(bot)}</span>
        </>
      )}
    </span>
  );
});
