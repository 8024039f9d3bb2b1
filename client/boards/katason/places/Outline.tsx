import { hexPoints } from '../drawing.ts';
import { LAND } from '../ground/patterns.tsx';
import { OnCorner, OnEdge } from '../pieces/Pieces.tsx';
import type { Site } from './targets.ts';

/** The shape that a ring is drawn around. */
export function Outline({ site }: { readonly site: Site }) {
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
