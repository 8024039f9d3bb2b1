import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { GameEvent } from '../../games/kit/rules.ts';
import { toldBy } from '../text/told.ts';
import { RichText } from '../table/log/RichText.tsx';
import type { Seen } from './seen.ts';

/** At most so many sentences of what one move brought about. */
const MOST = 3;

/** What the log says of a move. */
export function Told({ loaded, language, players, course, events }: Seen & { readonly events: readonly GameEvent[] }) {
  const { words, icons } = loaded.board;
  const sentences = toldBy(saidIn(words, language), events, course.start).slice(0, MOST);
  return sentences.map(({ text }, i) => (
    // Sentences of one move never change places.
    <span key={i} className={loaded.board.theme}>
      <RichText text={text} players={players} icons={icons} language={languageFor(words, language)} />{' '}
    </span>
  ));
}
