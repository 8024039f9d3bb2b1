import { memo } from 'react';
import { isOver } from '../../../../games/attika/flow.ts';
import { bestLink, type Link } from '../../../../games/attika/links.ts';
import type { State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { seatShape } from '../../../kit/svg/seat-shape.ts';
import type { Player } from '../../contract.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { lineThrough, pointOf, translated } from '../drawing.ts';
import styles from './Links.module.css';

/** A way with at most this many hexes missing is a threat that everybody should see. */
export const THREAT = 2;

interface LinksProps {
  readonly state: State;
  readonly players: readonly Player[];
  /** The seat whose way is shown even if much is missing. */
  readonly shown: Seat | null;
}

/**
 * The ways between two shrines that are almost complete, with the hexes they miss; after the end only the one that won.
 */
export const Links = memo(({ state, players, shown }: LinksProps) => {
  const over = isOver(state);
  const most = over ? 0 : THREAT;
  return players.map(({ seat, colour }) => {
    const link = bestLink(state, seat);
    if (link === null || (link.missing.length > most && (over || seat !== shown))) return null;
    return <Way key={seat} state={state} link={link} seat={seat} colour={colour} />;
  });
});

const RING = hexagon(96);

interface WayProps {
  readonly state: State;
  readonly link: Link;
  readonly seat: Seat;
  readonly colour: Player['colour'];
}

function Way({ state, link, seat, colour }: WayProps) {
  const { cells, shrines } = state.land;
  const [from, to] = link.shrines;
  const threat = link.missing.length > 0 && link.missing.length <= THREAT;
  const points = [shrines[from]!, ...link.way.map((hex) => cells[hex]!), shrines[to]!].map(pointOf);
  return (
    <g className={styles.way} style={{ color: `var(--seat-${colour})` }}>
      <path d={lineThrough(points)} className={styles.edge} />
      <path d={lineThrough(points)} className={styles.under} />
      <path d={lineThrough(points)} className={styles.line} />
      {threat &&
        // A mark around the shrines that a player is about to link.
        link.shrines.map((shrine) => (
          <polygon
            key={shrine}
            points={RING}
            transform={translated(pointOf(shrines[shrine]!))}
            className={styles.alarm}
          />
        ))}
      {link.missing.map((hex) => (
        <g key={hex} transform={translated(pointOf(cells[hex]!))}>
          <circle r="42" className={styles.gap} data-threat={threat} />
          {threat && <circle r="42" className={styles.swell} />}
          <path d={seatShape(seat)} transform="scale(21)" className={styles.mark} />
        </g>
      ))}
    </g>
  );
}
