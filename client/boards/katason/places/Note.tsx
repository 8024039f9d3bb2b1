import { harbours, hexesOfCorner } from '../../../../games/katason/board.ts';
import { COSTS, DESERT } from '../../../../games/katason/data.ts';
import type { Bundle, KatasonMove, State } from '../../../../games/katason/types.ts';
import { Note as Beside } from '../../../kit/dialogs/Note.tsx';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { pipsOf } from '../ground/Hexes.tsx';
import { EachCard, ResourceBack, ResourceIcon } from '../signs/icons.tsx';
import styles from './Note.module.css';
import { harbourName } from './spoken.ts';
import { type KatasonStage, victimsOn } from '../scene.ts';
import { type Spot, partsOf } from '../../../stage/scene.ts';

interface NoteProps {
  readonly stage: KatasonStage;
  readonly at: Spot;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/**
 * What a choice would bring and cost. It doesn't say where, since the place's accessible name does. A road that costs
 * nothing has nothing to say.
 */
export function Note({ stage, at, players, labels }: NoteProps) {
  const { state, legal, lit } = stage;
  const [on, number] = partsOf(at);
  const [move] = lit.get(at) ?? [];
  const cost = costOf(state, move);
  if (on === 'edge' && cost === null) return null;
  const victim = move?.type === 'moveRobber' ? move.victim : null;
  return (
    <Beside at={at}>
      {on === 'hex' ? (
        <Victims state={state} legal={legal} hex={number} players={players} />
      ) : victim !== null ? (
        labels.steal(players[victim]?.name ?? '', state.handSizes[victim]!)
      ) : (
        <>
          {on === 'corner' && <Yields state={state} corner={number} labels={labels} />}
          {cost !== null && (
            <span className={styles.row}>
              <span className={styles.word}>{labels.costs}</span>
              <EachCard cards={cost} />
            </span>
          )}
        </>
      )}
    </Beside>
  );
}

function costOf(state: State, move: KatasonMove | undefined): Bundle | null {
  if (state.phase === 'initialPlacement') return null;
  if (move?.type === 'buildRoad') return state.freeRoads > 0 ? null : COSTS.road;
  return move?.type === 'buildCity' ? COSTS.city : COSTS.house;
}

interface YieldsProps {
  readonly state: State;
  readonly corner: number;
  readonly labels: Labels;
}

function Yields({ state, corner, labels }: YieldsProps) {
  const around = hexesOfCorner[corner]!.filter((hex) => state.terrain[hex] !== DESERT);
  const pips = around.reduce((sum, hex) => sum + pipsOf(state.numbers[hex]!), 0);
  const harbour = harbours.find(({ corners }) => corners.includes(corner));
  return (
    <>
      <span className={styles.row}>
        {around.map((hex) => (
          <span key={hex} className={styles.pair}>
            <ResourceIcon kind={state.terrain[hex]!} />
            <b>{state.numbers[hex]}</b>
          </span>
        ))}
        <span className={styles.word}>{pips}/36</span>
      </span>
      {harbour !== undefined && <span className={styles.word}>{harbourName(harbour.kind, labels)}</span>}
    </>
  );
}

interface VictimsProps {
  readonly state: State;
  readonly legal: readonly KatasonMove[];
  readonly hex: number;
  readonly players: readonly Player[];
}

function Victims({ state, legal, hex, players }: VictimsProps) {
  const victims = victimsOn(legal, hex);
  const terrain = state.terrain[hex]!;
  return (
    <>
      {terrain !== DESERT && (
        <span className={styles.pair}>
          <ResourceIcon kind={terrain} />
          <b>{state.numbers[hex]}</b>
        </span>
      )}
      {victims.map(({ seat }) => (
        <span key={seat} className={styles.pair}>
          <SeatMark seat={seat} colour={players[seat]?.colour ?? 'white'} />
          <span className={styles.name}>{players[seat]?.name}</span>
          <ResourceBack />
          <b>{state.handSizes[seat]}</b>
        </span>
      ))}
    </>
  );
}
