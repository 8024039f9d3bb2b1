import { pathOf, stepOf } from '../../../games/lost-cities/board.ts';
import { deckPoint, pilePoints, stonePoint } from './drawing.ts';
import styles from './Halo.module.css';
import type { Site } from './marks.ts';

interface HaloProps {
  readonly site: Site;
  /** Pointed at in the log, rather than what moved last. */
  readonly spotlit?: boolean;
}

/** A thin ring around a place where something happened. */
export function Halo({ site, spotlit = false }: HaloProps) {
  if (site.on === 'stone') {
    const { x, y } = stonePoint(pathOf(site.space), stepOf(site.space));
    return <ellipse cx={x} cy={y} rx="45" ry="28" className={styles.halo} data-spotlit={spotlit} />;
  }
  const { x, y } = site.on === 'pile' ? pilePoints[site.colour]! : deckPoint;
  return <rect x={x - 41} y={y - 54} width="82" height="108" rx="9" className={styles.halo} data-spotlit={spotlit} />;
}
