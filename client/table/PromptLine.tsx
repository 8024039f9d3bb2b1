import { FastForward, Hand, Undo2 } from 'lucide-react';
import { Button } from '../kit/Button.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { Tooltip } from '../kit/Tooltip.tsx';
import { useLostLine } from './connection.ts';
import { useTable } from './context.ts';
import { MOMENT } from './formality.ts';
import styles from './PromptLine.module.css';
import { RichText } from './RichText.tsx';

interface PromptLineProps {
  /** Opens the result once the game is over. */
  onResult(): void;
}

/** One line: what to do now, or for whom everybody waits. A notice about what can't be done takes its place for a while. */
export function PromptLine({ onResult }: PromptLineProps) {
  const { at, board, words, language, text, notice, formality } = useTable();
  const yours = at.seat !== null && at.toMove.includes(at.seat) && at.phase === 'playing';
  const lost = useLostLine(at.connection);
  const asked = formality.coming ? text.formality : words.prompt(at.state, at.seat, at.toMove);
  const prompt = at.result === null ? asked : words.ending(at.result.ending);
  return (
    <section className={styles.line} data-yours={yours} data-notice={lost || notice !== null}>
      <output className={styles.prompt}>
        {lost ? (
          <>
            <Spinner /> {text.reconnecting}
          </>
        ) : (
          <RichText text={notice ?? prompt} players={at.players} icons={board.icons} language={language} />
        )}
      </output>
      {formality.coming && <span className={styles.moment} style={{ animationDuration: `${MOMENT}ms` }} />}
      {at.phase === 'over' ? (
        <Button variant="primary" size="small" onClick={onResult}>
          {text.showResult}
        </Button>
      ) : (
        <Tools />
      )}
    </section>
  );
}

function Tools() {
  const { match, at, text, undo, formality } = useTable();
  // Not while a bot waits for an answer from here.
  const botsOnly = at.toMove.every((seat) => at.players[seat]?.bot !== undefined);
  const watching = at.seat === null && at.connection !== 'local';
  return (
    <div className={styles.tools}>
      {watching && <span className={styles.watching}>{text.spectating}</span>}
      {match.hotseat !== undefined && botsOnly && (
        <Button
          size="small"
          variant="bare"
          icon={<FastForward aria-hidden="true" />}
          onClick={() => match.hotseat?.hurry()}
        >
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
      {at.seat !== null && (
        <Tooltip text={at.undo === 'yes' ? text.keyNames.u : text.cantUndo[at.undo]}>
          <Button size="small" aria-disabled={at.undo !== 'yes'} icon={<Undo2 aria-hidden="true" />} onClick={undo}>
            {text.undo}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
