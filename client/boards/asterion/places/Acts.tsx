import { Check, RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '../../../kit/controls/Button.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import type { Labels } from '../../../text/asterion/labels.ts';
import type { Target } from './targets.ts';

export interface ActsProps {
  /** The pinned target. */
  readonly target: Target;
  readonly labels: Labels;
  onTurn(by: 1 | -1): void;
  onDone(): void;
}

/** Buttons to turn the pinned tile, or to confirm its rotation. */
export function Acts({ target, labels, onTurn, onDone }: ActsProps) {
  const turns = 'moves' in target && target.moves.length > 1;
  return (
    <>
      {turns && (
        <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => onTurn(-1)} />
      )}
      <Button variant="act" icon={<Check aria-hidden="true" />} onClick={onDone}>
        {labels.confirm[target.does]}
      </Button>
      {turns && (
        <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => onTurn(1)} />
      )}
    </>
  );
}
