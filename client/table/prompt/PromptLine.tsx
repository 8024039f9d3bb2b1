import { ArrowRightLeft, Check, Hand, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { useNext } from '../../kit/doing.ts';
import { Spinner } from '../../kit/page/Spinner.tsx';
import { Tooltip } from '../../kit/controls/Tooltip.tsx';
import type { Aid } from '../aid.ts';
import { useTrouble } from '../connection.ts';
import { useTable } from '../context.ts';
import { BackToNow, Earlier } from './Earlier.tsx';
import { PAUSE } from './formality.ts';
import { Hurry } from './Hurry.tsx';
import { useNotice } from './notice.ts';
import styles from './PromptLine.module.css';
import type { Movers } from '../../text/words.ts';
import type { Recap } from '../past/recap.ts';
import { ToldMoveText, RecapStrip } from '../past/RecapStrip.tsx';
import { RichText } from '../log/RichText.tsx';
import { endingOf } from '../result/ending.ts';
import { Waits } from './Waits.tsx';

interface PromptLineProps {
  /** Opens the result after the game. */
  onResult(): void;
  readonly recap: Recap;
  /** Hints for the player to decide. */
  readonly aid?: Aid | undefined;
}

/**
 * One line: what to do now, or for whom everybody waits. A notice about something impossible replaces it for a while.
 */
export function PromptLine({ onResult, recap, aid }: PromptLineProps) {
  const { phase, position, session, board, words, language, text, formality, slip } = useTable();
  const notice = useNotice(position.step);
  const { state, seat, toMove, result } = position;
  const yours = seat !== null && toMove.includes(seat) && phase === 'playing';
  const trouble = useTrouble(session.connection);
  const next = useNext();
  const turn = recap.past ? recap.turns[recap.told] : undefined;
  // While there is no result somebody is to move.
  const asked = () => (formality.coming ? text.formality : (next ?? words.prompt(state, seat, toMove as Movers)));
  const prompt = result === null ? asked() : endingOf(words, result);
  const doubted = slip.move !== null && notice === null;
  return (
    <section
      className={styles.line}
      data-yours={yours}
      data-past={recap.past}
      data-notice={trouble !== null || notice !== null}
    >
      <div className={styles.prompt}>
        {recap.past && <Earlier />}
        <output>
          {trouble !== null ? (
            <>
              <Spinner /> {text.trouble[trouble]}
            </>
          ) : doubted ? (
            <Doubt />
          ) : turn === undefined ? (
            <RichText text={notice ?? prompt} players={session.players} icons={board.icons} language={language} />
          ) : (
            <ToldMoveText move={turn} />
          )}
        </output>
        {trouble === null && !recap.past && <Waits />}
        {trouble === null && !recap.past && aid?.line}
      </div>
      {formality.coming && <span className={styles.moment} style={{ animationDuration: `${PAUSE}ms` }} />}
      {phase === 'over' ? (
        <Button variant="primary" size="small" onClick={onResult}>
          {text.showResult}
        </Button>
      ) : doubted ? (
        <Sure />
      ) : turn === undefined ? (
        <Tools aid={aid?.button} />
      ) : (
        <div className={styles.back}>
          <BackToNow onBack={recap.close} />
        </div>
      )}
      <RecapStrip recap={recap} />
    </section>
  );
}

/** Says which move was pressed and that it must be pressed again. */
function Doubt() {
  const { slip, position, session, board, words, language, text } = useTable();
  const named = slip.move === null ? undefined : words.advice?.move(slip.move, position.state);
  return (
    <>
      {named !== undefined && (
        <strong className={styles.doubted}>
          <RichText text={named} players={session.players} icons={board.icons} language={language} />
        </strong>
      )}
      <span>{text.slip.prompt}</span>
    </>
  );
}

function Sure() {
  const { slip, text } = useTable();
  return (
    <div className={styles.tools}>
      <Button size="small" icon={<X aria-hidden="true" />} onClick={slip.leave}>
        {text.slip.leave}
      </Button>
      <Button size="small" variant="act" icon={<Check aria-hidden="true" />} onClick={slip.sure}>
        {text.slip.sure}
      </Button>
    </div>
  );
}

// A constant icon.
const UNDO = <Undo2 aria-hidden="true" />;

function Tools({ aid }: { readonly aid: ReactNode }) {
  const { position, session, text, formality } = useTable();
  const watching = position.seat === null && session.connection !== 'local';
  return (
    <div className={styles.tools}>
      {watching && <span className={styles.watching}>{text.spectating}</span>}
      <Hurry />
      {formality.coming && (
        <Tooltip text={text.waitHint}>
          <Button size="small" icon={<Hand aria-hidden="true" />} onClick={formality.wait}>
            {text.wait}
          </Button>
        </Tooltip>
      )}
      {aid}
      <PassOn />
      {position.seat !== null && <Undo />}
    </div>
  );
}

/** Where several people at one screen have to decide: lets another of them go first. */
function PassOn() {
  const { position, session, text } = useTable();
  const { hotseat, players } = session;
  const people = position.toMove.filter((seat) => players[seat]?.bot === undefined);
  if (hotseat === null || position.seat === null || people.length < 2) return null;
  return (
    <Button size="small" icon={<ArrowRightLeft aria-hidden="true" />} onClick={hotseat.pass}>
      {text.passOn}
    </Button>
  );
}

/** A button that undoes the last move, or asks the others for it. */
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
