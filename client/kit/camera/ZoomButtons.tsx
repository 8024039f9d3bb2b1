import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import type { Camera } from './camera.ts';
import styles from './Camera.module.css';

interface ZoomButtonsProps {
  readonly camera: Pick<Camera, 'whole' | 'fit' | 'zoom'>;
  readonly labels: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
}

/** Nearer, farther, the whole: for those without a wheel or two fingers on the glass. */
export function ZoomButtons({ camera, labels }: ZoomButtonsProps) {
  return (
    <div className={styles.buttons} data-whole={camera.whole}>
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
  );
}
