import { MAINLAND } from '../../../../games/atlantis/board.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { useRoving } from '../../../kit/a11y/roving.ts';
import { useOwnId } from '../../../kit/scope/context.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import { Arch } from '../pieces/Bridge.tsx';
import { FEET } from '../pieces/crowd.ts';
import { CLOAK, Pawn } from '../pieces/Pawns.tsx';
import type { Road } from '../ground/road.ts';
import { targetName } from './spoken.ts';
import styles from './Targets.module.css';
import type { Target } from './targets.ts';

interface TargetsProps {
  readonly road: Road;
  readonly state: State;
  readonly seat: Seat;
  readonly targets: readonly Target[];
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Target | null;
  onPoint(target: Target | null): void;
  /** `touched` is true if the player used a finger, which can't point at a target before pressing it. */
  onPick(target: Target, touched: boolean): void;
}

/** The id of a clip path that keeps the halo off the pawn itself, since the halo would change the pawn's colour. */
const BESIDE = 'beside-a-pawn';

/** The lit pawns, places and holes. One of them is in the tab order; arrow keys lead to the others. */
export function Targets(props: TargetsProps) {
  const beside = useOwnId(BESIDE);
  return (
    <>
      <clipPath id={beside}>
        <path d={`M-80-120H80V60H-80Z${CLOAK}`} clipRule="evenodd" />
      </clipPath>
      <Lit {...props} />
    </>
  );
}

function Lit({ targets, pointed, labels, state, onPoint, onPick, ...rest }: TargetsProps) {
  const stop = useRoving(targets);
  return targets.map((target, i) => (
    <g
      key={target.key}
      {...stop(
        i,
        () => onPick(target, false),
        (on) => onPoint(on ? target : null),
      )}
      aria-label={targetName(state, target, labels)}
      aria-pressed={target.on === 'pawn' ? target.picked : undefined}
      className={`${lights.place} ${styles.target}`}
      data-on={target.on}
      data-target={target.key}
      onClick={({ nativeEvent }) => onPick(target, 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch')}
    >
      <Light target={target} pointed={pointed?.key === target.key} {...rest} />
    </g>
  ));
}

interface LightProps extends Pick<TargetsProps, 'road' | 'seat' | 'players'> {
  readonly target: Target;
  readonly pointed: boolean;
}

function Light({ target, road, seat, players, pointed }: LightProps) {
  const { x, y } = target;
  const beside = useOwnId(BESIDE);
  if (target.on === 'pawn') {
    return (
      <g transform={`translate(${x} ${y})`} data-picked={target.picked}>
        <ellipse cy="-36" rx="42" ry="58" className={lights.reach} />
        <path d={CLOAK} className={lights.halo} clipPath={`url(#${beside})`} />
        <path d={CLOAK} className={styles.light} />
        <path d="M-15-94H15L0-73Z" className={styles.sign} />
      </g>
    );
  }
  if (target.on === 'hole') {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r="58" className={lights.reach} />
        <circle r="46" className={lights.halo} />
        <circle r="46" className={styles.light} />
        {pointed && <Arch />}
      </g>
    );
  }
  const ghost = pointed && (
    <g transform={`translate(${x} ${y + FEET})`} className={lights.ghost}>
      <Pawn seat={seat} colour={players[seat]?.colour} />
    </g>
  );
  if (target.to === MAINLAND) {
    return (
      <>
        <g transform={`translate(${x} ${y})`}>
          <ellipse rx="96" ry="62" className={lights.halo} />
          <ellipse rx="96" ry="62" className={styles.light} />
        </g>
        {ghost}
      </>
    );
  }
  const { tile } = road.slots[target.to]!;
  return (
    <>
      <polygon points={tile} className={lights.halo} />
      <polygon points={tile} className={styles.light} />
      {ghost}
    </>
  );
}
