import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { GameEvent, Move, Seat } from '../../games/kit/rules.ts';
import { sentencesOf } from '../text/log-sentences.ts';
import { RichText } from '../table/log/RichText.tsx';
import type { Seen } from './seen.ts';

/** At most so many sentences of what one move brought about. */
const MOST = 3;

interface SentencesProps extends Seen {
  readonly events: readonly GameEvent[];
  /** The move that brought them about, if it was one: it is told as a hint would, which says what and where without a board. */
  readonly made?: { readonly step: number; readonly seat: Seat; readonly move: Move };
}

/** What a hint says of a move, else what the log says of events. */
export function Sentences({ loaded, language, players, match, events, made }: SentencesProps) {
  const { words, icons } = loaded.board;
  const said = saidIn(words, language);
  const advised = made && said.advice?.move(made.move, match.view(made.step, made.seat));
  const texts = advised === undefined ? sentencesOf(said, events, match.start).map(({ text }) => text) : [advised];
  return texts.slice(0, MOST).map((text, i) => (
    // Sentences of one move never change places.
    <span key={i} className={loaded.board.theme}>
      <RichText text={text} players={players} icons={icons} language={languageFor(words, language)} />{' '}
    </span>
  ));
}
