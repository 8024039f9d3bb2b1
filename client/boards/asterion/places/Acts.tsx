import { Check, RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '../../../kit/controls/Button.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import type { Labels } from '../../../text/asterion/labels.ts';
import { type AsterionStage, modeOf } from '../scene.ts';
import { DOES } from './spoken.ts';

export interface ActsProps {
  /** With a pinned tile. */
  readonly stage: AsterionStage;
  readonly labels: Labels;
  onTurn(by: 1 | -1): void;
  onDone(): void;
}

/** Buttons to turn the pinned tile, or to confirm its rotation. */
export function Acts({ stage, labels, onTurn, onDone }: ActsProps) {
  const turns = stage.meant.length > 1;
  return (
    <>
      {turns && (
        <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => onTurn(-1)} />
      )}
      <Button variant="act" icon={<Check aria-hidden="true" />} onClick={onDone}>
        {labels.confirm[DOES[modeOf(stage.begun)]]}
      </Button>
      {turns && (
        <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => onTurn(1)} />
      )}
    </>
  );
}
