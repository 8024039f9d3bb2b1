import { RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Try } from '../../../kit/controls/Try.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import type { HandProps } from '../props.ts';
import { TilePicture } from '../places/NewLand.tsx';
import { meantIn, turn } from '../scene.ts';
import styles from './Ask.module.css';

const NO_SPOT = { code: 'nowhereYet' };

/** The new land in its current rotation, and the button that lays it at the place shown on the board. */
export function LandPanel({ state, stage, language, words, explain }: HandProps) {
  const labels = labelsIn[language];
  const move = meantIn(stage);
  return (
    <div className={styles.ask}>
      <TilePicture tile={state.tile} rotation={stage.draft.rotation} />
      <div className={styles.words}>
        <b>{labels.newLand}</b>
        <span className={styles.hint}>{labels.layHint}</span>
        <span className={styles.keys}>{labels.layKeys}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => turn(stage, -1)} />
        <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => turn(stage, 1)} />
        <Try
          variant="act"
          reason={move === null ? words.refusal(NO_SPOT) : undefined}
          onPress={() => move !== null && stage.play(move)}
          onRefused={() => explain(NO_SPOT)}
        >
          {labels.layHere}
        </Try>
      </div>
    </div>
  );
}
