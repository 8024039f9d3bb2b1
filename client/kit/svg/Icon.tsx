import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface LabelProps {
  /** The text for screen readers; absent if words beside it say the same. */
  readonly label?: string | undefined;
}

interface IconProps extends LabelProps {
  /** The viewBox. */
  readonly box: string;
  readonly children: ReactNode;
}

/** A small drawing, as high as the text around it. */
export function Icon({ box, label, children }: IconProps) {
  return <svg {...iconFrame(box, label)}>{children}</svg>;
}

/** The attributes that make an `svg` such a drawing, for places with many at once. */
export function iconFrame(box: string, label: string | undefined) {
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return { viewBox: box, className: styles.icon, ...spoken };
}
