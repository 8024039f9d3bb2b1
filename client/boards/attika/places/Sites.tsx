import { useMemo } from 'react';
import type { State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { useRoving } from '../../../kit/a11y/roving.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/attika/labels.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { translated } from '../drawing.ts';
import { PriceTag } from './PriceTag.tsx';
import { Seal } from '../pieces/Seal.tsx';
import styles from './Sites.module.css';
import { buildName, dearName } from './spoken.ts';
import type { Site } from './targets.ts';

interface SitesProps {
  readonly state: State;
  readonly seat: Seat;
  readonly sites: readonly Site[];
  /** Sites that the player can’t pay for: they stay dark, and a press explains why. */
  readonly dear: readonly Site[];
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Site | null;
  /** The hex that the player is paying for. */
  readonly picked: number | null;
  /** The scale of numbers: above 1 the camera is so far away that only the number of cards is readable. */
  readonly grown: number;
  onPoint(site: Site | null): void;
  onPick(site: Site): void;
  onRefused(site: Site): void;
}

const LIGHT = hexagon(88);
const VEIL = hexagon(98);

/** The sites, each with its cost. One of them is in the tab order; arrow keys lead to the others. */
export function Sites({ sites, dear, grown, ...props }: SitesProps) {
  const { state, seat, players, labels, pointed, picked, onPoint, onPick, onRefused } = props;
  const far = grown > 1;
  // Memoized: a name says what building there would bring, and finding this out is too slow to repeat at every pointer
  // move.
  const names = useMemo(() => {
    const said = { state, players, labels };
    return [...sites.map((site) => buildName(said, seat, site)), ...dear.map((site) => dearName(said, site))];
  }, [state, players, labels, seat, sites, dear]);
  const stop = useRoving([...sites, ...dear]);
  const markOf = (site: Site, i: number, act: () => void) => {
    return { ...stop(i, act, (on) => onPoint(on ? site : null)), transform: translated(site) };
  };
  const lit = sites.map((site, i) => {
    const ghost = pointed?.key === site.key || picked === site.hex;
    return (
      <g
        key={site.key}
        {...markOf(site, i, () => onPick(site))}
        aria-label={names[i]}
        aria-pressed={picked === site.hex}
        className={`${lights.place} ${styles.site}`}
        data-target={site.key}
        data-free={site.price.free}
        data-picked={picked === site.hex}
      >
        {ghost && (
          <g className={lights.ghost}>
            <Seal kind={site.kind} seat={seat} colour={players[seat]?.colour} />
          </g>
        )}
        <polygon points={LIGHT} className={lights.edge} />
        <polygon points={LIGHT} className={`${lights.inside} ${styles.inside}`} />
        <polygon points={LIGHT} className={styles.light} />
        <g transform={`translate(0 ${(ghost ? 52 : 46) / grown ** 2}) scale(${grown})`}>
          <PriceTag price={site.price} free={labels.free} total={far ? site.cards : null} />
        </g>
      </g>
    );
  });
  const dark = dear.map((site, i) => (
    <g
      key={site.key}
      {...markOf(site, sites.length + i, () => onRefused(site))}
      aria-label={names[sites.length + i]}
      aria-disabled="true"
      className={styles.dear}
      data-place={site.key}
    >
      <polygon points={VEIL} className={styles.veil} />
      <g transform={`translate(0 ${46 / grown ** 2}) scale(${grown})`} className={styles.price}>
        <PriceTag price={site.price} free={labels.free} total={far ? site.cards : null} />
      </g>
    </g>
  ));
  // The lit sites come last, so that they are drawn above their dark neighbours.
  return [...dark, ...lit];
}

const RING = hexagon(80);

interface GlimpseProps {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly free: string;
}

/** The sites where a building that the player points at on the mat would be free. */
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
