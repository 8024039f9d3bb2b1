import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import { useTableText } from '../../text/shell/table.ts';
import { IconButton } from '../IconButton.tsx';
import type { Camera } from './camera.ts';
import styles from './Camera.module.css';

interface ZoomButtonsProps {
  readonly camera: Pick<Camera, 'whole' | 'fit' | 'zoom'>;
  /** Other buttons of the board, above these. */
  readonly children?: ReactNode;
}

/** Nearer, farther, the whole, in the board's lower corner: for those without a wheel or two fingers on the glass. */
export function ZoomButtons({ camera: { whole, fit, zoom }, children }: ZoomButtonsProps) {
  return (
    <div className={styles.corner} data-zoom>
      {children}
      <Buttons whole={whole} fit={fit} zoom={zoom} />
    </div>
  );
}

const Buttons = memo(({ whole, fit, zoom }: ZoomButtonsProps['camera']) => {
  const text = useTableText().zoom;
  return (
    <div className={styles.buttons}>
      <IconButton label={text.nearer} icon={<Plus aria-hidden="true" />} onClick={() => zoom(true)} />
      <IconButton
        label={text.farther}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={whole}
        onClick={() => zoom(false)}
      />
      <IconButton label={text.whole} icon={<Maximize aria-hidden="true" />} aria-disabled={whole} onClick={fit} />
    </div>
  );
});
