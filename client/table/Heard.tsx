import { useTable } from './context.ts';
import { toldMoves } from './log/log.ts';
import { RichText } from './log/RichText.tsx';

/** How many moves it covers, so that several moves made at once are all read aloud. */
const LAST = 8;

/** The end of the log for screen readers only, for layouts that fold the log away: new sentences are read aloud. */
export function Heard() {
  const { timeline, tell, session, board, text, language } = useTable();
  return (
    <section className="visually-hidden" role="log" aria-label={text.log}>
      {toldMoves(timeline.moments.slice(-LAST), tell).flatMap(({ step, sentences }) =>
        sentences.map(({ text: sentence }, i) => (
          <p key={`${step} ${i}`}>
            <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
          </p>
        )),
      )}
    </section>
  );
}
