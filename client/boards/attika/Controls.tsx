import { Maximize, Minus, Plus, RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '../../kit/IconButton.tsx';
import type { Labels } from '../../text/attika/labels.ts';
import styles from './Controls.module.css';

interface ControlsProps {
  readonly camera: { readonly whole: boolean; fit(): void; zoom(nearer: boolean): void };
  /** Whether there is new land to be turned. */
  readonly laying: boolean;
  readonly labels: Labels;
  onRotate(by: 1 | -1): void;
}

/** Buttons at the board's edge: nearer, farther, the whole land, and turning what is to be laid. */
export function Controls({ camera, laying, labels, onRotate }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {laying && (
        <div className={styles.pair} data-turns>
          <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => onRotate(-1)} />
          <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => onRotate(1)} />
        </div>
      )}
      <div className={styles.pair} data-idle={camera.whole}>
        <span className={styles.zoom}>
          <IconButton label={labels.zoomIn} icon={<Plus aria-hidden="true" />} onClick={() => camera.zoom(true)} />
          <IconButton
            label={labels.zoomOut}
            icon={<Minus aria-hidden="true" />}
            aria-disabled={camera.whole}
            onClick={() => camera.zoom(false)}
          />
        </span>
        <IconButton
          label={labels.fit}
          icon={<Maximize aria-hidden="true" />}
          aria-disabled={camera.whole}
          onClick={camera.fit}
        />
      </div>
    </div>
  );
}
