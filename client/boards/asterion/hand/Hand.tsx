import { labelsIn } from '../../../text/asterion/labels.ts';
import { Acts } from '../Acts.tsx';
import type { AsterionProps } from '../props.ts';
import { useIntent } from '../intent.ts';
import { useRoomy } from '../room.ts';
import { moveAt, targetsOf, turnedBy } from '../targets.ts';
import styles from './Hand.module.css';
import { HeldTile } from './HeldTile.tsx';
import { Modes } from './Modes.tsx';
import { Pile } from './Pile.tsx';

/** The tile in the hand, what may be done with the turn, and what is still in the pile. */
export function Hand(props: AsterionProps) {
  const { state, seat, legal, language, play } = props;
  const labels = labelsIn[language];
  const choices = useIntent(state, seat);
  const roomy = useRoomy();
  if (seat === null) return null;
  const own = { ...props, seat, choices };
  const relocating = state.lifted >= 0 && state.turn === seat;
  const pinned = targetsOf(state, legal, choices.mode, choices.first).find(({ key }) => key === choices.pinned) ?? null;
  const move = pinned === null ? null : moveAt(state, seat, pinned, choices);
  const acts = !roomy && pinned !== null && move !== null;
  const turn = (by: 1 | -1) => choices.change(turnedBy(state, seat, pinned, choices, by));
  return (
    <section className={styles.hand} data-pinned={acts} aria-label={labels.hand}>
      <HeldTile {...own} onTurn={pinned === null ? turn : undefined} />
      <div className={styles.modes}>{state.turn === seat && !relocating && legal.length > 0 && <Modes {...own} />}</div>
      <div className={styles.next}>
        {acts ? (
          <Acts target={pinned} labels={labels} onTurn={turn} onDone={() => play(move)} />
        ) : (
          legal.length > 0 && (
            <p className={styles.hint}>
              {relocating ? labels.dropHint : labels.hints[choices.mode]}
              {(relocating || choices.mode === 'place') && <span className={styles.keys}> {labels.keysHint}</span>}
            </p>
          )
        )}
      </div>
      <div className={styles.pile}>
        <Pile {...own} />
      </div>
    </section>
  );
}
