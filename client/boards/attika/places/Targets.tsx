import { useMemo } from 'react';
import type { AttikaMove, State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import lights from '../../../kit/svg/Lights.module.css';
import { Places } from '../../../stage/Places.tsx';
import type { Spot } from '../../../stage/scene.ts';
import { pointOf, translated } from '../drawing.ts';
import { Seal } from '../pieces/Seal.tsx';
import { type AttikaStage, type Landing, type Site, isLanding, pointOfSpot } from '../scene.ts';
import { PriceTag } from './PriceTag.tsx';
import { placeName, type Said } from './spoken.ts';
import styles from './Targets.module.css';

type Target = Site | Landing;

interface TargetsProps extends Omit<Said, 'state'> {
  readonly stage: AttikaStage;
  readonly places: readonly Target[];
  readonly seat: Seat;
  readonly pointed: Target | undefined;
  /** The camera's scale in pixels per unit of the drawing. */
  readonly scale: number;
  /** The scale of numbers: above 1 the camera is so far away that only the number of cards is readable. */
  readonly grown: number;
  onPoint(place: Target | null): void;
  onPress(place: Target): void;
}

/** The sites, each with its cost, or the places for new land. */
export function Targets({ stage, places, seat, players, labels, pointed, scale, grown, ...does }: TargetsProps) {
  const { state, lit } = stage;
  // Memoized: a name says what building there would bring, and finding this out is too slow to repeat at every pointer
  // move.
  const names = useMemo(() => {
    const said = { state, players, labels };
    return new Map(places.map((place, i) => [place.key, placeName(said, seat, place, i + 1, lit.has(place.key))]));
  }, [state, players, labels, seat, places, lit]);
  return (
    <Places<AttikaMove, Target>
      stage={stage}
      places={places}
      classes={{ lit: state.phase === 'expansion' ? styles.landing : styles.site, dark: styles.dear }}
      nameOf={({ key }) => names.get(key)!}
      {...does}
    >
      {(place, shown) => {
        if (isLanding(place)) return <Dot radius={Math.max(26, SEEN / scale)} />;
        const ghost = shown.lit && (shown.picked || pointed === place);
        return (
          <>
            {ghost && (
              <g className={lights.ghost}>
                <Seal kind={place.kind} seat={seat} colour={players[seat]?.colour} />
              </g>
            )}
            {shown.lit ? <Light free={place.price.free} /> : <polygon points={VEIL} className={styles.veil} />}
            <g transform={`translate(0 ${(ghost ? 52 : 46) / grown ** 2}) scale(${grown})`} className={styles.price}>
              <PriceTag price={place.price} free={labels.free} total={grown > 1 ? place.cards : null} />
            </g>
          </>
        );
      }}
    </Places>
  );
}

/** The smallest radius of a place for new land, in pixels. */
const SEEN = 9;

/** A place for new land. */
function Dot({ radius }: { readonly radius: number }) {
  return (
    <>
      <circle r="80" className={lights.reach} />
      <circle r={radius + 6} className={lights.halo} />
      <circle r={radius} className={styles.rim} />
      <circle r={radius} className={styles.dot} />
      <circle r={radius * 0.36} className={styles.heart} />
    </>
  );
}

const LIGHT = hexagon(88);
const VEIL = hexagon(98);

function Light({ free }: { readonly free: boolean }) {
  return (
    <>
      <polygon points={LIGHT} className={lights.edge} />
      <polygon points={LIGHT} className={`${lights.inside} ${styles.inside}`} data-free={free} />
      <polygon points={LIGHT} className={styles.light} data-free={free} />
    </>
  );
}

const RING = hexagon(80);

interface GlimpseProps {
  readonly state: State;
  readonly hexes: readonly number[];
  readonly free: string;
}

/** The sites where a building that the player points at on the mat would be free. */
export function Glimpse({ state, hexes, free }: GlimpseProps) {
  return hexes.map((hex) => (
    <g key={hex} transform={translated(pointOf(state.land.cells[hex]!))} className={styles.glimpse}>
      <polygon points={RING} />
      <g transform="translate(0 46)">
        <PriceTag price={{ missing: [], any: 0, fee: 0, free: true }} free={free} />
      </g>
    </g>
  ));
}

const OUTLINE = hexagon(94);

/** The shape that a ring is drawn around. */
export function Outline({ state, of }: { readonly state: State; readonly of: Spot }) {
  return <polygon points={OUTLINE} transform={translated(pointOfSpot(state, of))} strokeLinejoin="round" />;
}
