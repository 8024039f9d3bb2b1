import type { Seat } from '../../../../games/kit/rules.ts';
import { useDoing } from '../../../kit/doing.ts';
import { type Labels, labelsIn } from '../../../text/asterion/labels.ts';
import { Acts } from '../places/Acts.tsx';
import type { AsterionProps } from '../props.ts';
import { type Choices, useIntent } from '../intent.ts';
import { useRoomy } from '../places/room.ts';
import { type Target, moveAt, targetsOf, turnedBy } from '../places/targets.ts';
import styles from './Hand.module.css';
import { HeldTile } from './HeldTile.tsx';
import { Modes } from './Modes.tsx';
import { Pile } from './Pile.tsx';

/** The tile in the hand, the possible uses of the turn, and the tiles left in the pile. */
export function Hand(props: AsterionProps) {
  return props.seat === null ? null : <OwnHand {...props} seat={props.seat} />;
}

function OwnHand(props: AsterionProps & { readonly seat: Seat }) {
  const { state, seat, legal, language, play } = props;
  const labels = labelsIn[language];
  const choices = useIntent(state, seat);
  const roomy = useRoomy();
  const own = { ...props, choices };
  const relocating = state.lifted >= 0 && state.turn === seat;
  const pinned = targetsOf(state, legal, choices.mode, choices.first).find(({ key }) => key === choices.pinned) ?? null;
  const move = pinned === null ? null : moveAt(state, seat, pinned, choices);
  useDoing(legal.length === 0 ? null : nextOf(choices, pinned, labels));
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
          legal.length > 0 &&
          (relocating || choices.mode === 'place') && (
            <p className={styles.hint}>
              {relocating && labels.dropHint} {labels.keysHint}
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

/** The next step at the pinned place or for the chosen mode, as text; null if nothing is begun. */
function nextOf({ mode, first }: Choices, pinned: Target | null, { doing, hints, confirm }: Labels): string | null {
  if (pinned !== null) return pinned.does === 'lift' ? null : doing[pinned.does](confirm[pinned.does]);
  if (first !== null) return doing.second;
  return mode === 'place' ? null : hints[mode];
}
