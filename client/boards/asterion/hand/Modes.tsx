import type { Refusal } from '../../../../games/kit/rules.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/asterion/labels.ts';
import { type Choices, MODES, type Mode } from '../intent.ts';
import type { HandProps } from '../props.ts';
import { targetsOf } from '../places/targets.ts';
import styles from './Modes.module.css';
import { ModeSign } from './ModeSign.tsx';
import { whyNone } from './reasons.ts';

type ModesProps = HandProps & { readonly choices: Choices };

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

function ModeButton({ mode, ...props }: ModesProps & { readonly mode: Mode }) {
  const { state, legal, language, words, choices, explain } = props;
  const labels = labelsIn[language];
  const possible = targetsOf(state, legal, mode, null).length > 0;
  const refusal: Refusal | undefined = possible || mode === 'place' ? undefined : whyNone(mode, props.why);
  const button = (
    <button
      type="button"
      className={styles.mode}
      aria-pressed={choices.mode === mode}
      aria-disabled={refusal !== undefined}
      onClick={() => (refusal === undefined ? choices.pickMode(mode) : explain(refusal))}
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
