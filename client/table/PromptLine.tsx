import { FastForward, Hand, Undo2 } from 'lucide-react';
import { Button } from '../kit/Button.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { Tooltip } from '../kit/Tooltip.tsx';
import { useWireDown } from './connection.ts';
import { useTable } from './context.ts';
import { PAUSE } from './formality.ts';
import { useNotice } from './notice.ts';
import styles from './PromptLine.module.css';
import type { Recap } from './recap.ts';
import { DeedText, RecapStrip } from './RecapStrip.tsx';
import { RichText } from './RichText.tsx';
import { Waits } from './Waits.tsx';

interface PromptLineProps {
  /** Opens the result once the game is over. */
  onResult(): void;
  readonly recap: Recap;
}

/** One line: what to do now, or for whom everybody waits. A notice about what can't be done takes its place for a while. */
export function PromptLine({ onResult, recap }: PromptLineProps) {
  const { phase, position, session, board, words, language, text, formality } = useTable();
  const notice = useNotice(position.step);
  const { state, seat, toMove, result } = position;
  const yours = seat !== null && toMove.includes(seat) && phase === 'playing';
  const lost = useWireDown(session.connection);
  const asked = formality.coming ? text.formality : words.prompt(state, seat, toMove);
  const deed = recap.past ? recap.deeds[recap.told] : undefined;
  const prompt = result === null ? asked : words.ending(result.ending);
  return (
    <section className={styles.line} data-yours={yours} data-past={recap.past} data-notice={lost || notice !== null}>
      <div className={styles.prompt}>
        <output>
          {lost ? (
            <>
              <Spinner /> {text.reconnecting}
            </>
          ) : deed === undefined ? (
            <RichText text={notice ?? prompt} players={session.players} icons={board.icons} language={language} />
          ) : (
            <DeedText deed={deed} />
          )}
        </output>
        {!lost && !recap.past && <Waits />}
      </div>
      {formality.coming && <span className={styles.moment} style={{ animationDuration: `${PAUSE}ms` }} />}
      {phase === 'over' ? (
        <Button variant="primary" size="small" onClick={onResult}>
          {text.showResult}
        </Button>
      ) : deed === undefined ? (
        <Tools />
      ) : (
        <div className={styles.back}>
          <Button variant="primary" size="small" onClick={recap.close}>
            {text.past.present}
          </Button>
        </div>
      )}
      <RecapStrip recap={recap} />
    </section>
  );
}

// The same at every move.
const UNDO = <Undo2 aria-hidden="true" />;
const HURRY = <FastForward aria-hidden="true" />;

function Tools() {
  const { position, session, text, formality } = useTable();
  const { hotseat } = session;
  // Not while a bot waits for an answer from here.
  const botsOnly = position.toMove.every((seat) => session.players[seat]?.bot !== undefined);
  const watching = position.seat === null && session.connection !== 'local';
  return (
    <div className={styles.tools}>
      {watching && <span className={styles.watching}>{text.spectating}</span>}
      {hotseat !== null && botsOnly && (
        <Button size="small" variant="bare" icon={HURRY} onClick={hotseat.hurry}>
          {text.hurry}
        </Button>
      )}
      {formality.coming && (
        <Tooltip text={text.waitHint}>
          <Button size="small" icon={<Hand aria-hidden="true" />} onClick={formality.wait}>
            {text.wait}
          </Button>
        </Tooltip>
      )}
      {position.seat !== null && <Undo />}
    </div>
  );
}

/** Takes the last move back, or asks the others whether one may. */
function Undo() {
  const { control, text, undo } = useTable();
  const { undoable } = control;
  const asks = undoable === 'ask';
  const hint = undoable === 'yes' ? text.keyNames.u : asks ? text.undoRequest.hint : text.cantUndo[undoable];
  return (
    <Tooltip text={hint}>
      <Button size="small" aria-disabled={undoable !== 'yes' && !asks} icon={UNDO} onClick={undo}>
        {asks ? text.undoRequest.ask : text.undo}
      </Button>
    </Tooltip>
  );
}
