import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface LabelProps {
  /** What it says to who can't see it; absent where words beside it say so already. */
  readonly label?: string | undefined;
}

interface IconProps extends LabelProps {
  /** The part of the drawing's plane that is shown. */
  readonly box: string;
  readonly children: ReactNode;
}

/** A small drawing, as high as the text it stands in. */
export function Icon({ box, label, children }: IconProps) {
  return <svg {...iconFrame(box, label)}>{children}</svg>;
}

/** What makes an `svg` such a drawing, for those of which there are many at once. */
export function iconFrame(box: string, label: string | undefined) {
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return { viewBox: box, className: styles.icon, ...spoken };
}
