import { Check, RotateCcw, RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import type { Labels } from '../../text/asterion/labels.ts';
import styles from './Controls.module.css';
import type { Target } from './targets.ts';

interface ControlsProps {
  readonly target: Target;
  readonly labels: Labels;
  /** Absent where the tile looks the same whichever way it lies. */
  readonly onTurn: ((by: 1 | -1) => void) | undefined;
  onDone(): void;
}

const GAP = 8;

/** Below the pinned ghost: turn it, or let it lie. */
export function Controls({ target, labels, onTurn, onDone }: ControlsProps) {
  const node = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (node.current !== null) setPlace(below(node.current, target.key));
  }, [target.key]);
  return (
    <div
      ref={node}
      className={styles.controls}
      style={place ?? { visibility: 'hidden' }}
      role="group"
      aria-label={labels.thisTile}
    >
      {onTurn !== undefined && (
        <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => onTurn(-1)} />
      )}
      <Button variant="act" icon={<Check aria-hidden="true" />} onClick={onDone}>
        {labels.confirm[target.does]}
      </Button>
      {onTurn !== undefined && (
        <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => onTurn(1)} />
      )}
    </div>
  );
}

/** Below the target, or inside the board's lower edge where there is no room. */
function below(controls: HTMLElement, key: string): { left: number; top: number } | null {
  const board = controls.offsetParent?.getBoundingClientRect();
  const target = controls.offsetParent?.querySelector(`[data-target="${key}"]`)?.getBoundingClientRect();
  if (board === undefined || target === undefined) return null;
  const left = target.left + target.width / 2 - board.left - controls.offsetWidth / 2;
  const top = target.bottom - board.top + GAP;
  return {
    left: Math.min(Math.max(left, GAP), board.width - controls.offsetWidth - GAP),
    top: Math.min(top, board.height - controls.offsetHeight - GAP),
  };
}
