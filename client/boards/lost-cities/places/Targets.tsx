import { PATHS } from '../../../../games/lost-cities/data.ts';
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { canStep, figureOn } from '../../../../games/lost-cities/figures.ts';
import type { LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import lights from '../../../kit/svg/Lights.module.css';
import { Places } from '../../../stage/Places.tsx';
import { type Spot, partsOf } from '../../../stage/scene.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { figurePoint, figureScale, trail } from '../drawing.ts';
import { Figure } from '../pieces/Figure.tsx';
import { type LostCitiesStage, type Target, pointOf } from '../scene.ts';
import { moveName, targetName } from './spoken.ts';
import styles from './Targets.module.css';

interface TargetsProps {
  readonly stage: LostCitiesStage;
  readonly places: readonly Target[];
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Target | null;
  onPoint(target: Target | null): void;
}

/** The places of the map. A press on one that isn’t lit says why. */
export function Targets({ stage, places, seat, players, labels, pointed, onPoint }: TargetsProps) {
  const { state } = stage;
  return (
    <Places<LostCitiesMove, Target>
      stage={stage}
      places={places}
      classes={{ lit: styles.target, dark: styles.barred }}
      nameOf={(target, { moves: [move] }) =>
        move === undefined ? targetName(state, target, labels) : moveName(state, seat, move, labels)
      }
      onPoint={onPoint}
    >
      {(target, { lit, moves: [move] }) =>
        lit && move !== undefined ? (
          <>
            <Light on={target.on} />
            <Ghost {...{ state, seat, target, move }} player={players[seat]} shown={pointed?.key === target.key} />
          </>
        ) : (
          <Dark target={target} />
        )
      }
    </Places>
  );
}

const CARD = { x: -41, y: -54, width: 82, height: 108, rx: 9 };

/** A soft light below a bright mark. The area that can be pressed is larger than both. */
function Light({ on }: Pick<Target, 'on'>) {
  if (on === 'pile' || on === 'deck') {
    return (
      <>
        <rect x="-56" y="-62" width="112" height="124" className={lights.reach} />
        <rect {...CARD} className={lights.halo} />
        <rect {...CARD} className={lights.edge} />
        <rect {...CARD} className={styles.light} data-card />
      </>
    );
  }
  const [rx, ry] = on === 'path' ? [45, 28] : [33, 30];
  return (
    <>
      <ellipse rx={rx + 5} ry="40" className={lights.reach} />
      <ellipse rx={rx + 4} ry={ry + 4} className={lights.halo} />
      <ellipse rx={rx} ry={ry} className={lights.edge} />
      <ellipse rx={rx} ry={ry} className={styles.light} />
    </>
  );
}

/** Of a path that isn’t lit the whole length can be pressed. */
function Dark({ target: { on, colour, x, y } }: { readonly target: Target }) {
  if (on === 'pile' || on === 'deck') {
    return (
      <>
        <rect x="-56" y="-62" width="112" height="124" className={lights.reach} />
        <rect x="-43" y="-56" width="86" height="112" rx="10" className={styles.mark} />
      </>
    );
  }
  return (
    <>
      <path d={trail(colour)} transform={`translate(${-x} ${-y})`} className={styles.way} />
      <ellipse rx="48" ry="31" className={styles.mark} />
    </>
  );
}

interface GhostProps {
  readonly state: State;
  readonly seat: Seat;
  readonly target: Target;
  readonly move: LostCitiesMove;
  readonly player: Player | undefined;
  readonly shown: boolean;
}

/**
 * A preview of the figure on its new stone. If the player can choose between two figures, both previews are always
 * visible.
 */
function Ghost({ state, seat, target: { x, y }, move, player, shown }: GhostProps) {
  if (move.type === 'startPath') {
    return (
      <g className={lights.ghost} data-shown={shown} transform="translate(0 18) scale(.95)">
        <Figure kind={move.figure} seat={seat} colour={player?.colour} />
      </g>
    );
  }
  if (!shown || (move.type !== 'advance' && move.type !== 'moveFigure')) return null;
  const colour = move.type === 'advance' ? colourOf(move.card) : move.colour;
  if (!canStep(state, seat, colour)) return null;
  const stand = figurePoint(seat, state.seats, colour, state.steps[seat * PATHS + colour]! + 1);
  return (
    <g
      className={lights.ghost}
      transform={`translate(${stand.x - x} ${stand.y - y}) scale(${figureScale(state.seats)})`}
      data-shown
    >
      <Figure kind={figureOn(state, seat, colour)} seat={seat} colour={player?.colour} />
    </g>
  );
}

/** The shape that a ring is drawn around. */
export function Outline({ of }: { readonly of: Spot }) {
  const { x, y } = pointOf(of);
  if (partsOf(of)[0] === 'stone') return <ellipse cx={x} cy={y} rx="45" ry="28" />;
  return <rect x={x - 41} y={y - 54} width="82" height="108" rx="9" />;
}
