import { labelsIn } from '../../../text/asterion/labels.ts';
import type { AsterionProps } from '../Board.tsx';
import { useIntent } from '../intent.ts';
import styles from './Hand.module.css';
import { HeldTile } from './HeldTile.tsx';
import { Modes } from './Modes.tsx';
import { Pile } from './Pile.tsx';

export interface HandProps extends AsterionProps {
  readonly seat: number;
}

/** The tile in the hand, what may be done with the turn, and what is still in the pile. */
export function Hand(props: AsterionProps) {
  const { state, seat, legal, language } = props;
  const labels = labelsIn[language];
  const choices = useIntent(state, seat);
  if (seat === null) return null;
  const own = { ...props, seat };
  const relocating = state.lifted >= 0 && state.turn === seat;
  const hint = relocating ? labels.dropHint : labels.hints[choices.mode];
  return (
    <section className={styles.hand} aria-label={labels.hand}>
      <HeldTile {...own} choices={choices} />
      <div className={styles.side}>
        {state.turn === seat && !relocating && <Modes {...own} choices={choices} />}
        {legal.length > 0 && <p className={styles.hint}>{hint}</p>}
      </div>
      <Pile {...own} />
    </section>
  );
}
