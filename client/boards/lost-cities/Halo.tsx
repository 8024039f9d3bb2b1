import { pathOf, stepOf } from '../../../games/lost-cities/board.ts';
import { Ring } from '../../kit/svg/Ring.tsx';
import { deckPoint, pilePoints, stonePoint } from './drawing.ts';
import type { Site } from './marks.ts';

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
  if (site.on === 'stone') {
    const { x, y } = stonePoint(pathOf(site.space), stepOf(site.space));
    return <ellipse cx={x} cy={y} rx="45" ry="28" />;
  }
  const { x, y } = site.on === 'pile' ? pilePoints[site.colour]! : deckPoint;
  return <rect x={x - 41} y={y - 54} width="82" height="108" rx="9" />;
}
