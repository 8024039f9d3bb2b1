import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';
import { RichText } from '../table/log/RichText.tsx';
import styles from './ReviewPage.module.css';
import type { Seen } from './seen.ts';

/** At most so many reasons for one move. */
const MOST = 3;

/** What speaks for a move. */
export function Why({ loaded, language, players, reasons }: Seen & { readonly reasons: readonly Reason[] }) {
  const { words, icons } = loaded.board;
  const { advice } = saidIn(words, language);
  if (advice === undefined || reasons.length === 0) return null;
  const tongue = languageFor(words, language);
  return (
    <ul className={`${styles.why} ${loaded.board.theme}`}>
      {reasons.slice(0, MOST).map((reason) => (
        <li key={reason.code}>
          <RichText text={advice.reason(reason)} players={players} icons={icons} language={tongue} />
        </li>
      ))}
    </ul>
  );
}
