import { pathOf, stepOf } from '../../../games/lost-cities/board.ts';
import { deckPoint, pilePoints, stonePoint } from './drawing.ts';
import type { Site } from './marks.ts';

/** What a ring goes round. */
export function Outline({ site }: { readonly site: Site }) {
  if (site.on === 'stone') {
    const { x, y } = stonePoint(pathOf(site.space), stepOf(site.space));
    return <ellipse cx={x} cy={y} rx="45" ry="28" />;
  }
  const { x, y } = site.on === 'pile' ? pilePoints[site.colour]! : deckPoint;
  return <rect x={x - 41} y={y - 54} width="82" height="108" rx="9" />;
}
