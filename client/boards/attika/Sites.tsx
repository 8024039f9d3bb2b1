import type { State } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { useRoving } from '../../kit/a11y/roving.ts';
import type { Player } from '../../table/board.ts';
import type { Labels } from '../../text/attika/labels.ts';
import { hexagon, translated } from './drawing.ts';
import { PriceTag } from './PriceTag.tsx';
import { Seal } from './Seal.tsx';
import styles from './Sites.module.css';
import { buildName } from './spoken.ts';
import type { Site } from './targets.ts';

interface SitesProps {
  readonly state: State;
  readonly seat: Seat;
  readonly sites: readonly Site[];
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Site | null;
  /** The site that is being paid for. */
  readonly picked: number | null;
  /** Seen from so far that only the number of cards can be read. */
  readonly far: boolean;
  onPoint(site: Site | null): void;
  onPick(site: Site): void;
}

const LIGHT = hexagon(88);

/** The lit sites with what each costs. One of them takes part in the tab order; arrow keys lead to the others. */
export function Sites({ state, seat, sites, players, labels, pointed, picked, far, onPoint, onPick }: SitesProps) {
  const stop = useRoving(sites);
  return sites.map((site, i) => {
    const { onFocus, ...rest } = stop(i, () => onPick(site));
    const ghost = pointed?.key === site.key || picked === site.hex;
    return (
      <g
        key={site.key}
        {...rest}
        role="button"
        aria-label={buildName(state, seat, site, labels)}
        aria-pressed={picked === site.hex}
        className={styles.site}
        data-target={site.key}
        data-free={site.price.free}
        data-picked={picked === site.hex}
        transform={translated(site)}
        onClick={() => onPick(site)}
        onFocus={() => {
          onFocus();
          onPoint(site);
        }}
        onBlur={() => onPoint(null)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(site)}
        onPointerLeave={() => onPoint(null)}
      >
        {ghost && (
          <g className={styles.ghost}>
            <Seal kind={site.kind} seat={seat} colour={players[seat]?.colour} />
          </g>
        )}
        <polygon points={LIGHT} className={styles.edge} />
        <polygon points={LIGHT} className={styles.light} />
        <g transform={`translate(0 ${ghost ? 52 : 46})`}>
          <PriceTag price={site.price} free={labels.free} far={far} />
        </g>
      </g>
    );
  });
}

const RING = hexagon(80);

interface GlimpseProps {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly free: string;
}

/** Where a building that is looked at on the mat would be free. */
export function Glimpse({ points, free }: GlimpseProps) {
  return points.map((point) => (
    <g key={`${point.x} ${point.y}`} transform={translated(point)} className={styles.glimpse}>
      <polygon points={RING} />
      <g transform="translate(0 46)">
        <PriceTag price={{ missing: [], any: 0, fee: 0, free: true }} free={free} />
      </g>
    </g>
  ));
}
