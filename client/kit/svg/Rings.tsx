import type { ReactNode } from 'react';
import { Ring } from './Ring.tsx';

interface RingsProps<Site> {
  /** What the last move changed. */
  readonly last: readonly Site[];
  /** What somebody points at in the log. */
  readonly pointed: readonly Site[];
  /** The outline of a place. */
  children(site: Site): ReactNode;
}

/** A thin ring around every place where something happened, and a bright one around what is pointed at in the log. */
export function Rings<Site>({ last, pointed, children }: RingsProps<Site>) {
  return (
    <>
      {last.map((site) => (
        <Ring key={JSON.stringify(site)}>{children(site)}</Ring>
      ))}
      {pointed.map((site) => (
        <Ring key={JSON.stringify(site)} spotlit>
          {children(site)}
        </Ring>
      ))}
    </>
  );
}
