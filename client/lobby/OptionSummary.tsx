import type { Json } from '../../games/kit/rules.ts';
import type { MatchSummary } from '../../server/wire.ts';
import { useWords } from '../text/games.ts';
import styles from './OptionSummary.module.css';

/** How a table will play, in the game's words. Nothing while those are missing; suspends while they load. */
export function OptionSummary({ match }: { readonly match: MatchSummary }) {
  const words = useWords(match.game);
  if (words === null) return null;
  return (
    <dl className={styles.options}>
      {Object.entries(words.options).map(([key, { label, choices }]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{chosen(choices, match.options[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

function chosen(choices: Readonly<Record<string, string>>, value: Json | undefined): string | undefined {
  return Object.entries(choices).find(([choice]) => choice === value || choice === JSON.stringify(value))?.[1];
}
