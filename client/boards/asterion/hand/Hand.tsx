import type { Seat } from '../../../../games/kit/rules.ts';
import { useDoing } from '../../../kit/doing.ts';
import { type Labels, labelsIn } from '../../../text/asterion/labels.ts';
import { Acts } from '../places/Acts.tsx';
import type { AsterionProps } from '../props.ts';
import { useRoomy } from '../places/room.ts';
import { type AsterionStage, modeOf, scene } from '../scene.ts';
import { useStage } from '../../../stage/stage.ts';
import { DOES } from '../places/spoken.ts';
import { turnedBy, turnedTo } from '../places/turning.ts';
import styles from './Hand.module.css';
import { HeldTile } from './HeldTile.tsx';
import { Modes } from './Modes.tsx';
import { Pile } from './Pile.tsx';

/** The tile in the hand, the possible uses of the turn, and the tiles left in the pile. */
export function Hand(props: AsterionProps) {
  return props.seat === null ? null : <OwnHand {...props} seat={props.seat} />;
}

function OwnHand(props: AsterionProps & { readonly seat: Seat }) {
  const { state, seat, legal, language } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const roomy = useRoomy();
  const own = { ...props, stage };
  const mode = modeOf(stage.begun);
  const relocating = state.lifted >= 0 && state.turn === seat;
  const move = turnedTo(state, seat, stage.meant, stage.draft);
  useDoing(legal.length === 0 ? null : nextOf(stage, labels));
  const acts = !roomy && move !== null;
  const turn = (by: 1 | -1) => stage.change(turnedBy(state, seat, move && stage.meant, stage.draft, by));
  return (
    <section className={styles.hand} data-pinned={acts} aria-label={labels.hand}>
      <HeldTile {...own} onTurn={move === null ? turn : undefined} />
      <div className={styles.modes}>{state.turn === seat && !relocating && legal.length > 0 && <Modes {...own} />}</div>
      <div className={styles.next}>
        {acts ? (
          <Acts stage={stage} labels={labels} onTurn={turn} onDone={() => stage.play(move)} />
        ) : (
          legal.length > 0 &&
          (relocating || mode === 'place') && (
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
function nextOf({ begun, meant }: AsterionStage, { doing, hints, confirm }: Labels): string | null {
  const mode = modeOf(begun);
  const does = DOES[mode];
  if (meant.length > 0) return does === 'lift' ? null : doing[does](confirm[does]);
  if (begun.length > 1) return doing.second;
  return mode === 'place' ? null : hints[mode];
}
