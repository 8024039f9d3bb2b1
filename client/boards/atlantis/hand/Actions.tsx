import { HandCoins, Hand as OpenHand } from 'lucide-react';
import { Try } from '../../../kit/controls/Try.tsx';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import { BridgeIcon } from '../signs/icons.tsx';
import { type Tool, pickedIn } from '../picked.ts';
import type { HandProps } from '../props.ts';
import styles from './Actions.module.css';
import type { AtlantisStage } from '../scene.ts';

interface ActionsProps extends HandProps {
  readonly stage: AtlantisStage;
}

/** Buttons for what can be done before a pawn moves, and for players who can't move. */
export function Actions(props: ActionsProps) {
  const { legal, language, stage } = props;
  const labels = labelsIn[language];
  return (
    <fieldset className={styles.actions} aria-label={labels.actions}>
      <ToolButton {...props} tool="sellTile">
        <HandCoins aria-hidden="true" />
        {labels.sell}
      </ToolButton>
      <ToolButton {...props} tool="buildBridge">
        <BridgeIcon />
        {labels.buildBridge}
      </ToolButton>
      {legal.some(({ type }) => type === 'showHand') && (
        <Try
          reason={undefined}
          variant="act"
          icon={<OpenHand aria-hidden="true" />}
          onPress={() => stage.play({ type: 'showHand' })}
          onRefused={() => undefined}
        >
          {labels.showHand}
        </Try>
      )}
    </fieldset>
  );
}

interface ToolButtonProps extends ActionsProps {
  readonly tool: Tool;
  readonly children: React.ReactNode;
}

function ToolButton({ tool, children, stage, words }: ToolButtonProps) {
  const picked = pickedIn(stage.begun).tool === tool;
  const refusal = stage.reason(tool);
  return (
    <Try
      reason={refusal && words.refusal(refusal)}
      variant={picked ? 'act' : 'plain'}
      pressed={picked}
      onPress={() => stage.press(tool)}
      onRefused={() => stage.refuse(tool)}
    >
      <span className={styles.tool}>{children}</span>
    </Try>
  );
}
