import { PATHS } from '../../../../games/lost-cities/data.ts';
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { canStep, figureOn } from '../../../../games/lost-cities/figures.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { type Stops, useRoving } from '../../../kit/a11y/roving.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import type { Barred } from './barred.ts';
import { BarredPlaces } from './BarredPlaces.tsx';
import { figurePoint, figureScale } from '../drawing.ts';
import { Figure } from '../pieces/Figure.tsx';
import { moveName } from './spoken.ts';
import styles from './Targets.module.css';
import type { Target } from './targets.ts';

interface TargetsProps {
  readonly state: State;
  readonly seat: Seat;
  readonly targets: readonly Target[];
  readonly barred: readonly Barred[];
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Target | null;
  onPoint(target: Target | null): void;
  onPick(target: Target): void;
  onBarred(place: Barred): void;
}

/**
 * The lit places, and below them the other ones. One of all these is in the tab order; arrow keys lead to the others.
 */
export function Targets({ targets, barred, onBarred, ...rest }: TargetsProps) {
  const stop = useRoving([...targets, ...barred]);
  const { state, labels } = rest;
  return (
    <>
      <BarredPlaces {...{ state, labels, stop }} places={barred} from={targets.length} onPress={onBarred} />
      <Lit {...rest} targets={targets} stop={stop} />
    </>
  );
}

interface LitProps extends Omit<TargetsProps, 'barred' | 'onBarred'> {
  readonly stop: Stops;
}

function Lit({ state, seat, targets, players, labels, pointed, stop, onPoint, onPick }: LitProps) {
  return targets.map((target, i) => (
    <g
      key={target.key}
      {...stop(
        i,
        () => onPick(target),
        (on) => onPoint(on ? target : null),
      )}
      aria-label={moveName(state, seat, target.move, labels)}
      className={`${lights.place} ${styles.target}`}
      data-target={target.key}
      transform={`translate(${target.x} ${target.y})`}
    >
      <Light on={target.on} />
      <Ghost state={state} seat={seat} target={target} player={players[seat]} shown={pointed?.key === target.key} />
    </g>
  ));
}

const CARD = { x: -41, y: -54, width: 82, height: 108, rx: 9 };

/** A soft light below a bright mark. The area that can be pressed is larger than both. */
function Light({ on }: { readonly on: Target['on'] }) {
  if (on === 'card') {
    return (
      <>
        <rect x="-56" y="-62" width="112" height="124" className={lights.reach} />
        <rect {...CARD} className={lights.halo} />
        <rect {...CARD} className={lights.edge} />
        <rect {...CARD} className={styles.light} data-card />
      </>
    );
  }
  const [rx, ry] = on === 'half' ? [33, 30] : [45, 28];
  return (
    <>
      <ellipse rx={rx + 5} ry="40" className={lights.reach} />
      <ellipse rx={rx + 4} ry={ry + 4} className={lights.halo} />
      <ellipse rx={rx} ry={ry} className={lights.edge} />
      <ellipse rx={rx} ry={ry} className={styles.light} />
    </>
  );
}

interface GhostProps {
  readonly state: State;
  readonly seat: Seat;
  readonly target: Target;
  readonly player: Player | undefined;
  readonly shown: boolean;
}

/**
 * A preview of the figure on its new stone. If the player can choose between two figures, both previews are always
 * visible.
 */
function Ghost({ state, seat, target: { move, x, y }, player, shown }: GhostProps) {
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
  const spot = figurePoint(seat, state.seats, colour, state.steps[seat * PATHS + colour]! + 1);
  return (
    <g
      className={lights.ghost}
      transform={`translate(${spot.x - x} ${spot.y - y}) scale(${figureScale(state.seats)})`}
      data-shown
    >
      <Figure kind={figureOn(state, seat, colour)} seat={seat} colour={player?.colour} />
    </g>
  );
}
