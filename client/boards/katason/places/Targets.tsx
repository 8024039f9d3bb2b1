import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Place } from '../../../kit/a11y/roving.ts';
import lights from '../../../kit/svg/Lights.module.css';
import { Places } from '../../../stage/Places.tsx';
import { type Spot, partsOf } from '../../../stage/scene.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { edgeAngles } from '../drawing.ts';
import { LAND } from '../ground/patterns.tsx';
import { At, City, House, Road } from '../pieces/Pieces.tsx';
import { Disc } from '../pieces/Robber.tsx';
import type { KatasonStage } from '../scene.ts';
import { placeName } from './spoken.ts';
import styles from './Targets.module.css';

interface TargetsProps {
  readonly stage: KatasonStage;
  readonly places: readonly Place[];
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly labels: Labels;
  readonly pointed: Place | null;
  onPoint(place: Place | null): void;
}

/** The places that can be pressed. */
export function Targets({ stage, places, seat, players, labels, pointed, onPoint }: TargetsProps) {
  return (
    <Places<KatasonMove, Place>
      stage={stage}
      places={places}
      classes={{ lit: styles.target, dark: undefined }}
      nameOf={({ key }, { moves: [move] }) => placeName(stage.state, key, move, players, labels)}
      onPoint={onPoint}
      onPress={({ key }) => {
        onPoint(null);
        stage.press(key);
      }}
    >
      {({ key }, { moves: [move] }) => (
        <>
          <Light at={key} over={standsOver(key, move)} />
          {pointed?.key === key && (
            <g className={lights.ghost}>
              <Ghost state={stage.state} seat={seat} at={key} move={move} colour={players[seat]?.colour} />
            </g>
          )}
        </>
      )}
    </Places>
  );
}

/** Whether the place already has something on it that must stay visible: the mark is then a ring around it. */
function standsOver(at: Spot, move: KatasonMove | undefined): boolean {
  return partsOf(at)[0] === 'hex' || move?.type === 'moveRobber' || move?.type === 'buildCity';
}

/** A soft light below a bright mark. The area that can be pressed is larger than both. */
function Light({ at, over }: { readonly at: Spot; readonly over: boolean }) {
  const [on, number] = partsOf(at);
  if (on === 'edge') {
    const bar = { x: -31, y: -11, width: 62, height: 22, rx: 11 };
    return (
      <g transform={`rotate(${edgeAngles[number]})`}>
        <circle r="40" className={lights.reach} />
        <rect x="-38" y="-17" width="76" height="34" rx="17" className={lights.halo} />
        <rect {...bar} className={lights.edge} />
        <rect {...bar} className={styles.light} />
        <rect x="-18" y="-3" width="36" height="6" rx="3" className={styles.heart} />
      </g>
    );
  }
  // On a hex around the number, which says what the robber takes.
  const [reach, halo, r] = on === 'hex' ? [80, 68, 62] : over ? [47, 50, 40] : [47, 32, 22];
  return (
    <g className={over ? styles.over : undefined}>
      <circle r={reach} className={lights.reach} />
      <circle r={halo} className={lights.halo} />
      <circle r={r} className={lights.edge} />
      <circle r={r} className={styles.light} />
      {!over && <circle r="8" className={styles.heart} />}
    </g>
  );
}

interface GhostProps {
  readonly state: State;
  readonly seat: Seat;
  readonly at: Spot;
  readonly move: KatasonMove | undefined;
  readonly colour: Player['colour'] | undefined;
}

/** A preview of the piece on its place. */
function Ghost({ state, seat, at, move, colour }: GhostProps) {
  const [on, number] = partsOf(at);
  if (on === 'hex') return <Disc number={state.numbers[number]!} />;
  if (move?.type === 'buildHouse') return <House seat={seat} colour={colour} />;
  if (move?.type === 'buildCity') return <City seat={seat} colour={colour} />;
  if (on !== 'edge') return null;
  return (
    <g transform={`rotate(${edgeAngles[number]})`}>
      <Road seat={seat} colour={colour} />
    </g>
  );
}

/** The shape that a ring is drawn around. */
export function Outline({ of }: { readonly of: Spot }) {
  const [on] = partsOf(of);
  return (
    <At of={of}>
      {on === 'hex' && <polygon points={LAND} />}
      {on === 'edge' && <rect x="-40" y="-15" width="80" height="30" rx="13" />}
      {on === 'corner' && <circle r="43" cy="-3" />}
    </At>
  );
}
