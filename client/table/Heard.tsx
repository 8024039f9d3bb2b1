import { useTable } from './context.ts';
import { deedsIn } from './log/log.ts';
import { RichText } from './log/RichText.tsx';

/** So many moves back it goes, so that what several did at once is heard as well. */
const LAST = 8;

/** The end of the log for screen readers alone, where the log itself is folded away: what is new in it is read aloud. */
export function Heard() {
  const { timeline, tell, session, board, text, language } = useTable();
  return (
    <section className="visually-hidden" role="log" aria-label={text.log}>
      {deedsIn(timeline.moments.slice(-LAST), tell).flatMap(({ step, sentences }) =>
        sentences.map(({ text: sentence }, i) => (
          <p key={`${step} ${i}`}>
            <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
          </p>
        )),
      )}
    </section>
  );
}
