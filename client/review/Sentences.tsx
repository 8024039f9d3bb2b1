import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { GameEvent } from '../../games/kit/rules.ts';
import { sentencesOf } from '../text/log-sentences.ts';
import { RichText } from '../table/log/RichText.tsx';
import type { Seen } from './seen.ts';

/** At most so many sentences of what one move brought about. */
const MOST = 3;

/** What the log says of a move. */
export function Sentences({
  loaded,
  language,
  players,
  match,
  events,
}: Seen & { readonly events: readonly GameEvent[] }) {
  const { words, icons } = loaded.board;
  const sentences = sentencesOf(saidIn(words, language), events, match.start).slice(0, MOST);
  return sentences.map(({ text }, i) => (
    // Sentences of one move never change places.
    <span key={i} className={loaded.board.theme}>
      <RichText text={text} players={players} icons={icons} language={languageFor(words, language)} />{' '}
    </span>
  ));
}
