import { HandCoins, Hand as OpenHand } from 'lucide-react';
import { Try } from '../../../kit/controls/Try.tsx';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import { BridgeIcon } from '../signs/icons.tsx';
import type { Choices, Tool } from '../intent.ts';
import type { HandProps } from '../props.ts';
import styles from './Actions.module.css';
import { whyNoBridge, whyNoSale } from '../places/reasons.ts';

interface ActionsProps extends HandProps {
  readonly intent: Choices;
}

/** Buttons for what can be done before a pawn moves, and for players who can't move. */
export function Actions(props: ActionsProps) {
  const { legal, language, play } = props;
  const labels = labelsIn[language];
  const can = (type: string) => legal.some((move) => move.type === type);
  return (
    <fieldset className={styles.actions} aria-label={labels.actions}>
      <ToolButton {...props} tool="sellTile" refusal={can('sellTile') ? undefined : whyNoSale(props)}>
        <HandCoins aria-hidden="true" />
        {labels.sell}
      </ToolButton>
      <ToolButton {...props} tool="buildBridge" refusal={can('buildBridge') ? undefined : whyNoBridge(props)}>
        <BridgeIcon />
        {labels.buildBridge}
      </ToolButton>
      {can('showHand') && (
        <Try
          reason={undefined}
          variant="act"
          icon={<OpenHand aria-hidden="true" />}
          onPress={() => play({ type: 'showHand' })}
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
  readonly refusal: ReturnType<HandProps['why']>;
  readonly children: React.ReactNode;
}

function ToolButton({ tool, refusal, children, intent, words, explain }: ToolButtonProps) {
  const picked = intent.tool === tool;
  return (
    <Try
      reason={refusal && words.refusal(refusal)}
      variant={picked ? 'act' : 'plain'}
      pressed={picked}
      onPress={() => intent.pickTool(picked ? null : tool)}
      onRefused={() => refusal && explain(refusal)}
    >
      <span className={styles.tool}>{children}</span>
    </Try>
  );
}
