import { Ring } from '../../kit/svg/Ring.tsx';
import { hexPoints } from './drawing.ts';
import { LAND } from './patterns.tsx';
import { OnCorner, OnEdge } from './Pieces.tsx';
import type { Site } from './targets.ts';

interface HaloProps {
  readonly site: Site;
  /** Pointed at in the log, rather than what moved last. */
  readonly spotlit?: boolean;
}

/** A thin ring around a place where something happened. */
export function Halo({ site, spotlit = false }: HaloProps) {
  return (
    <Ring spotlit={spotlit}>
      <Outline site={site} />
    </Ring>
  );
}

function Outline({ site }: { readonly site: Site }) {
  if (site.on === 'hex') {
    const { x, y } = hexPoints[site.hex]!;
    return <polygon points={LAND} transform={`translate(${x} ${y})`} />;
  }
  if (site.on === 'edge') {
    return (
      <OnEdge edge={site.edge}>
        <rect x="-40" y="-15" width="80" height="30" rx="13" />
      </OnEdge>
    );
  }
  return (
    <OnCorner corner={site.corner}>
      <circle r="43" cy="-3" />
    </OnCorner>
  );
}
