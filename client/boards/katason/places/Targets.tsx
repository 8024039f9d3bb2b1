import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { useRoving } from '../../../kit/a11y/roving.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { edgeAngles } from '../drawing.ts';
import { City, House, Road } from '../pieces/Pieces.tsx';
import { Disc } from '../pieces/Robber.tsx';
import { targetName } from './spoken.ts';
import styles from './Targets.module.css';
import type { Target } from './targets.ts';

interface TargetsProps {
  readonly state: State;
  readonly seat: Seat;
  readonly targets: readonly Target[];
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Target | null;
  onPoint(target: Target | null): void;
  onPick(target: Target): void;
}

/** The places that can be pressed. One of them is in the tab order; arrow keys lead to the others. */
export function Targets({ state, seat, targets, players, labels, pointed, onPoint, onPick }: TargetsProps) {
  const stop = useRoving(targets);

  return targets.map((target, i) => (
    <g
      key={target.key}
      {...stop(
        i,
        () => onPick(target),
        (on) => onPoint(on ? target : null),
      )}
      aria-label={targetName(state, target, players, labels)}
      className={`${lights.place} ${styles.target}`}
      data-over={standsOver(target)}
      data-target={target.key}
      transform={`translate(${target.x} ${target.y})`}
    >
      <Light target={target} />
      {pointed?.key === target.key && (
        <g className={lights.ghost}>
          <Ghost state={state} seat={seat} target={target} colour={players[seat]?.colour} />
        </g>
      )}
    </g>
  ));
}

/** Whether the target already has something on it that must stay visible: the mark is then a ring around it. */
function standsOver({ site, move, victim }: Target): boolean {
  return site.on === 'hex' || victim !== null || move?.type === 'buildCity';
}

/** A soft light below a bright mark. The area that can be pressed is larger than both. */
function Light({ target }: { readonly target: Target }) {
  if (target.site.on === 'hex') {
    return (
      <>
        {/* Around the number, which says what the robber takes. */}
        <circle r="80" className={lights.reach} />
        <circle r="68" className={lights.halo} />
        <circle r="62" className={lights.edge} />
        <circle r="62" className={styles.light} />
      </>
    );
  }
  if (target.site.on === 'edge') {
    const bar = { x: -31, y: -11, width: 62, height: 22, rx: 11 };
    return (
      <g transform={`rotate(${edgeAngles[target.site.edge]})`}>
        <circle r="40" className={lights.reach} />
        <rect x="-38" y="-17" width="76" height="34" rx="17" className={lights.halo} />
        <rect {...bar} className={lights.edge} />
        <rect {...bar} className={styles.light} />
        <rect x="-18" y="-3" width="36" height="6" rx="3" className={styles.heart} />
      </g>
    );
  }
  const over = standsOver(target);
  const r = over ? 40 : 22;
  return (
    <>
      <circle r="47" className={lights.reach} />
      <circle r={r + 10} className={lights.halo} />
      <circle r={r} className={lights.edge} />
      <circle r={r} className={styles.light} />
      {!over && <circle r="8" className={styles.heart} />}
    </>
  );
}

interface GhostProps {
  readonly state: State;
  readonly seat: Seat;
  readonly target: Target;
  readonly colour: Player['colour'] | undefined;
}

/** A preview of the piece on its site. */
function Ghost({ state, seat, target: { site, move }, colour }: GhostProps) {
  if (site.on === 'hex') return <Disc number={state.numbers[site.hex]!} />;
  if (site.on === 'edge') {
    return (
      <g transform={`rotate(${edgeAngles[site.edge]})`}>
        <Road seat={seat} colour={colour} />
      </g>
    );
  }
  return buildsOn(move) ? <Building move={move} seat={seat} colour={colour} /> : null;
}

type Build = Extract<KatasonMove, { type: 'buildHouse' | 'buildCity' }>;

function buildsOn(move: KatasonMove | null): move is Build {
  return move?.type === 'buildHouse' || move?.type === 'buildCity';
}

function Building({ move, seat, colour }: { move: Build; seat: Seat; colour: Player['colour'] | undefined }) {
  const Piece = move.type === 'buildCity' ? City : House;
  return <Piece seat={seat} colour={colour} />;
}
