import { Lightbulb } from 'lucide-react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { GameEvent } from '../../games/kit/rules.ts';
import type { Hint } from '../../games/kit/search/hint.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useScope } from '../kit/scope/context.ts';
import { Spinner } from '../kit/page/Spinner.tsx';
import { useHinted } from '../kit/motion/spotlight.ts';
import { useTable } from '../table/context.ts';
import { RichText } from '../table/log/RichText.tsx';
import { useHintText } from '../text/shell/hint.ts';
import { type Hints, isFor } from './asked.ts';
import styles from './HintLine.module.css';

/** At most so many reasons. */
const MOST = 3;
const NOTHING: readonly GameEvent[] = [];

/** Below the prompt: that a bot thinks, then what it would do and why. Where it would do it is marked on the board. */
export function HintLine({ hints }: { readonly hints: Hints }) {
  const text = useHintText();
  const { position } = useTable();
  const asked = useSyncExternalStore(hints.subscribe, hints.getSnapshot);
  const shown = isFor(asked, position) ? asked : null;
  const given = shown?.is === 'given' ? shown.hint : null;
  const places = useMarks(given?.events ?? NOTHING);
  return (
    <div className={styles.room} aria-live="polite">
      {shown?.is === 'thinking' && (
        <p className={styles.line}>
          <Spinner />
          <span>{text.thinking}</span>
          <Button size="small" variant="bare" onClick={() => hints.putAway()}>
            {text.stop}
          </Button>
        </p>
      )}
      {shown?.is === 'failed' && <p className={styles.line}>{text.failed}</p>}
      {given !== null && (
        <div className={styles.hint} data-lights={places ? 'board' : 'hand'}>
          <Lightbulb aria-hidden="true" />
          <Advice hint={given} />
        </div>
      )}
    </div>
  );
}

function Advice({ hint }: { readonly hint: Hint }) {
  const { words, board, session, language, position } = useTable();
  const text = useHintText();
  const { advice } = words;
  if (advice === undefined) return null;
  const rich = (sentence: string) => (
    <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
  );
  const { move, second, trust, reasons } = hint;
  return (
    <dl className={styles.advice}>
      <div>
        <dt>{trust === null ? text.asked : text.heading}</dt>
        <dd className={styles.move}>{rich(advice.move(move, position.state))}</dd>
      </div>
      {reasons.slice(0, MOST).map((reason) => (
        <dd key={reason.code}>{rich(advice.reason(reason))}</dd>
      ))}
      {trust !== null && trust !== 'close' && <dd className={styles.soft}>{text.trust[trust]}</dd>}
      {second !== null && (
        <div className={styles.soft}>
          <dt>{text.close}</dt>
          <dd>{rich(advice.move(second, position.state))}</dd>
        </div>
      )}
    </dl>
  );
}

/** Marks where it would happen, for as long as the hint stands. Whether that is anywhere on the board. */
function useMarks(events: readonly GameEvent[]): boolean {
  const scope = useScope();
  const [places, setPlaces] = useState(true);
  useHinted(events);
  useLayoutEffect(() => {
    if (events === NOTHING) return undefined;
    // The board has drawn its rings by the next frame.
    const frame = requestAnimationFrame(() => setPlaces(scope.find('[data-spotlit="true"]') !== null));
    return () => cancelAnimationFrame(frame);
  }, [scope, events]);
  return places;
}
