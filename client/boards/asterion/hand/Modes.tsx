import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/asterion/labels.ts';
import type { HandProps } from '../props.ts';
import { type AsterionStage, type Use, modeOf } from '../scene.ts';
import styles from './Modes.module.css';
import { ModeSign } from './ModeSign.tsx';

const MODES = ['place', 'turn', 'swap', 'move'] as const;

type ModesProps = HandProps & { readonly stage: AsterionStage };

/** The buttons for the uses of the turn. Every use except placing costs the held tile, and its button says so. */
export function Modes(props: ModesProps) {
  return (
    <fieldset className={styles.modes} aria-label={labelsIn[props.language].modes}>
      {MODES.map((mode) => (
        <ModeButton key={mode} {...props} mode={mode} />
      ))}
    </fieldset>
  );
}

function ModeButton({ mode, ...props }: ModesProps & { readonly mode: 'place' | Use }) {
  const { language, words, stage, explain } = props;
  const labels = labelsIn[language];
  const refusal = mode === 'place' ? undefined : stage.reason(mode);
  const button = (
    <button
      type="button"
      className={styles.mode}
      aria-pressed={modeOf(stage.begun) === mode}
      aria-disabled={refusal !== undefined}
      onClick={() => (refusal === undefined ? stage.begin(mode === 'place' ? [] : [mode]) : explain(refusal))}
    >
      <ModeSign mode={mode} />
      <span className={styles.name}>{labels.mode[mode]}</span>
      <span className={styles.price}>{mode === 'place' ? labels.free : labels.price}</span>
    </button>
  );
  const text = refusal === undefined ? labels.hints[mode] : words.refusal(refusal);
  return (
    <Tooltip text={text} side="top">
      {button}
    </Tooltip>
  );
}
