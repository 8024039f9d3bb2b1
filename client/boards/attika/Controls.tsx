import { RotateCcw, RotateCw } from 'lucide-react';
import type { Camera } from '../../kit/camera/camera.ts';
import { ZoomButtons } from '../../kit/camera/ZoomButtons.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import type { Labels } from '../../text/attika/labels.ts';
import styles from './Controls.module.css';

interface ControlsProps {
  readonly camera: Camera;
  /** Whether there is new land to be turned. */
  readonly laying: boolean;
  readonly labels: Labels;
  onRotate(by: 1 | -1): void;
}

/** Buttons at the board's edge: nearer, farther, the whole land, and turning what is to be laid. */
export function Controls({ camera, laying, labels, onRotate }: ControlsProps) {
  return (
    <ZoomButtons camera={camera}>
      {laying && (
        <div className={styles.turns}>
          <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => onRotate(-1)} />
          <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => onRotate(1)} />
        </div>
      )}
    </ZoomButtons>
  );
}
