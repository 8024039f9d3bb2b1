import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { GameEvent, Move, Seat } from '../../games/kit/rules.ts';
import { sentencesOf } from '../text/log-sentences.ts';
import { RichText } from '../table/log/RichText.tsx';
import type { Seen } from './seen.ts';

/** At most so many sentences of what one move brought about. */
const MOST = 3;

interface SentencesProps extends Seen {
  readonly events: readonly GameEvent[];
  /** The move that brought them about, if it was one. Where the log says nothing of it, a hint's words stand for it. */
  readonly made?: { readonly step: number; readonly seat: Seat; readonly move: Move };
}

/** What the log says of a move. */
export function Sentences({ loaded, language, players, match, events, made }: SentencesProps) {
  const { words, icons } = loaded.board;
  const said = saidIn(words, language);
  const told = sentencesOf(said, events, match.start).map(({ text }) => text);
  const advised = () =>
    made === undefined ? undefined : said.advice?.move(made.move, match.view(made.step, made.seat));
  const texts = told.length > 0 ? told : [advised() ?? []].flat();
  return texts.slice(0, MOST).map((text, i) => (
    // Sentences of one move never change places.
    <span key={i} className={loaded.board.theme}>
      <RichText text={text} players={players} icons={icons} language={languageFor(words, language)} />{' '}
    </span>
  ));
}
