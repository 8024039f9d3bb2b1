import { RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Try } from '../../../kit/controls/Try.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import type { Choices } from '../intent.ts';
import type { HandProps } from '../props.ts';
import { TilePicture } from '../places/Spots.tsx';
import styles from './Ask.module.css';

interface LandPanelProps extends HandProps {
  readonly intent: Choices;
}

const NO_SPOT = { code: 'nowhereYet' };

/** The new land in its current rotation, and the button that lays it at the place shown on the board. */
export function LandPanel({ state, intent, language, words, play, explain }: LandPanelProps) {
  const labels = labelsIn[language];
  const { spot, rotation } = intent;
  return (
    <div className={styles.ask}>
      <TilePicture tile={state.tile} rotation={rotation} />
      <div className={styles.words}>
        <b>{labels.newLand}</b>
        <span className={styles.hint}>{labels.layHint}</span>
        <span className={styles.keys}>{labels.layKeys}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => intent.rotate(-1)} />
        <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => intent.rotate(1)} />
        <Try
          variant="act"
          reason={spot === null ? words.refusal(NO_SPOT) : undefined}
          onPress={() => spot !== null && play({ type: 'layLand', cell: spot, rotation })}
          onRefused={() => explain(NO_SPOT)}
        >
          {labels.layHere}
        </Try>
      </div>
    </div>
  );
}
