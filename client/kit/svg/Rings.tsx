import type { ReactNode } from 'react';
import { Ring } from './Ring.tsx';

interface RingsProps<Site> {
  /** Where something has happened; a place may be named more than once. */
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
      {distinct(last).map(([key, site]) => (
        <Ring key={key}>{children(site)}</Ring>
      ))}
      {distinct(pointed).map(([key, site]) => (
        <Ring key={key} spotlit>
          {children(site)}
        </Ring>
      ))}
    </>
  );
}

/** Each place once, by what tells it from the others. */
function distinct<Site>(sites: readonly Site[]): readonly (readonly [string, Site])[] {
  return [...new Map(sites.map((site) => [JSON.stringify(site), site]))];
}
