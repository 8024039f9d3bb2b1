import { MAINLAND } from '../../../../games/atlantis/board.ts';
import type { AtlantisMove } from '../../../../games/atlantis/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { useOwnId } from '../../../kit/scope/context.ts';
import lights from '../../../kit/svg/Lights.module.css';
import { type By, Places } from '../../../stage/Places.tsx';
import { type Spot, partsOf } from '../../../stage/scene.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import type { Player } from '../../contract.ts';
import type { Road } from '../ground/road.ts';
import { Arch } from '../pieces/Bridge.tsx';
import { FEET } from '../pieces/crowd.ts';
import { CLOAK, Pawn } from '../pieces/Pawns.tsx';
import type { AtlantisStage } from '../scene.ts';
import { waysBy } from './journeys.ts';
import type { Target } from './places.ts';
import { darkName, targetName } from './spoken.ts';
import styles from './Targets.module.css';

interface TargetsProps {
  readonly road: Road;
  readonly stage: AtlantisStage;
  readonly places: readonly Target[];
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Target | null;
  onPoint(target: Target | null): void;
  onPress(target: Target, by: By): void;
}

/** The id of a clip path that keeps the halo off the pawn itself, since the halo would change the pawn's colour. */
const BESIDE = 'beside-a-pawn';

/** The pawns, places and holes. */
export function Targets({ road, stage, places, seat, players, labels, pointed, onPoint, onPress }: TargetsProps) {
  const { state } = stage;
  const beside = useOwnId(BESIDE);
  return (
    <>
      <clipPath id={beside}>
        <path d={`M-80-120H80V60H-80Z${CLOAK}`} clipRule="evenodd" />
      </clipPath>
      <Places<AtlantisMove, Target>
        stage={stage}
        places={places}
        classes={{ lit: styles.target, dark: styles.barred }}
        nameOf={(target, { lit, moves }) =>
          lit ? targetName(state, target, waysBy(state, seat, moves), labels) : darkName(state, target, labels)
        }
        onPoint={onPoint}
        onPress={onPress}
      >
        {(target, { lit, picked }) =>
          lit ? (
            <Light {...{ target, road, seat, players, picked }} pointed={pointed?.key === target.key} />
          ) : (
            <Reach road={road} target={target} />
          )
        }
      </Places>
    </>
  );
}

/** The area of a place that isn’t lit. */
const Reach = memoByContent(({ road, target }: { readonly road: Road; readonly target: Target }) => {
  const { on, place, x, y } = target;
  if (on === 'pawn') return <ellipse cy="-26" rx="24" ry="34" className={styles.reach} />;
  if (place === MAINLAND) return <ellipse rx="92" ry="58" className={styles.reach} />;
  return <polygon points={road.slots[place]!.tile} transform={`translate(${-x} ${-y})`} className={styles.reach} />;
});

interface LightProps extends Pick<TargetsProps, 'road' | 'seat' | 'players'> {
  readonly target: Target;
  readonly picked: boolean;
  readonly pointed: boolean;
}

function Light({ target, road, seat, players, picked, pointed }: LightProps) {
  const { x, y } = target;
  const beside = useOwnId(BESIDE);
  if (target.on === 'pawn') {
    return (
      <g className={styles.pawn} data-picked={picked}>
        <ellipse cy="-36" rx="42" ry="58" className={lights.reach} />
        <path d={CLOAK} className={lights.halo} clipPath={`url(#${beside})`} />
        <path d={CLOAK} className={styles.light} />
        <path d="M-15-94H15L0-73Z" className={styles.sign} />
      </g>
    );
  }
  if (target.on === 'hole') {
    return (
      <>
        <g transform={`translate(${-x} ${-y})`} className={lights.reach}>
          {road.slots.slice(target.hole.from, target.hole.to + 1).map(({ water }, i) => (
            <polygon key={i} points={water} />
          ))}
        </g>
        <circle r="58" className={lights.reach} />
        <circle r="46" className={lights.halo} />
        <circle r="46" className={styles.light} />
        {pointed && <Arch />}
      </>
    );
  }
  const ghost = pointed && (
    <g transform={`translate(0 ${FEET})`} className={lights.ghost}>
      <Pawn seat={seat} colour={players[seat]?.colour} />
    </g>
  );
  const { tile } = road.slots[target.place] ?? {};
  return (
    <>
      {tile === undefined ? (
        <>
          <ellipse rx="96" ry="62" className={lights.halo} />
          <ellipse rx="96" ry="62" className={styles.light} />
        </>
      ) : (
        <g transform={`translate(${-x} ${-y})`}>
          <polygon points={tile} className={lights.halo} />
          <polygon points={tile} className={styles.light} />
        </g>
      )}
      {ghost}
    </>
  );
}

/** The shape that a ring is drawn around. */
export function Outline({ road, of }: { readonly road: Road; readonly of: Spot }) {
  return <polygon points={road.slots[partsOf(of)[1]]!.tile} strokeLinejoin="round" />;
}
