import type { ReactNode } from 'react';
import { COLOURS, PATHS, RESEARCHER_FACTOR } from '../../../../games/lost-cities/data.ts';
import { pointsAfter, statueCount, statuePoints } from '../../../../games/lost-cities/score.ts';
import type { Expedition, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/points.ts';
import { PathIcon } from '../signs/icons.tsx';
import { figureWorth, total } from '../seats/worth.ts';
import styles from './Scoring.module.css';

interface ScoringProps {
  readonly state: State;
  /** The index of the finished expedition, from 0. */
  readonly index: number;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** The score of a finished expedition: a row for each path, a column for each player. */
export function Scoring({ state, index, players, labels }: ScoringProps) {
  const expedition = state.expeditions[index]!;
  return (
    <table className={styles.scoring}>
      <caption>
        {labels.ended(index + 1)} <span>{labels.endings[expedition.ending]}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{labels.paths}</span>
          </th>
          {players.map(({ seat, colour, name }) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} colour={colour} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((name, colour) => (
          <tr key={name}>
            <th scope="row">
              <PathIcon colour={colour} />
              <span className={styles.path}>{labels.colours[colour]}</span>
            </th>
            {players.map(({ seat }) => (
              <Reached key={seat} expedition={expedition} seat={seat} colour={colour} labels={labels} />
            ))}
          </tr>
        ))}
        <Row label={labels.stepSum} players={players} sum>
          {(seat) => signed(total(expedition, seat))}
        </Row>
        <Row label={labels.tilePoints} players={players}>
          {(seat) => foundPoints(expedition, seat, labels)}
        </Row>
        {index > 0 && (
          <Row label={labels.before} players={players}>
            {(seat) => owned(state, index - 1, seat)?.toString() ?? labels.hidden}
          </Row>
        )}
        <Row label={labels.earlier} players={players} sum>
          {(seat) => <Chips state={state} index={index} seat={seat} labels={labels} />}
        </Row>
        {state.ending !== null && index === state.expeditions.length - 1 ? (
          <Final state={state} players={players} labels={labels} />
        ) : (
          <Row label={labels.statueChips} players={players}>
            {(seat) => labels.found(expedition.statues[seat]!, statuesAfter(state, index, seat))}
          </Row>
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly sum?: boolean;
  children(seat: Seat): ReactNode;
}

function Row({ label, players, sum = false, children }: RowProps) {
  return (
    <tr className={sum ? styles.sum : undefined}>
      <th scope="row">{label}</th>
      {players.map(({ seat }) => (
        <td key={seat}>{children(seat)}</td>
      ))}
    </tr>
  );
}

interface ReachedProps {
  readonly expedition: Expedition;
  readonly seat: Seat;
  readonly colour: number;
  readonly labels: Labels;
}

function Reached({ expedition, seat, colour, labels }: ReachedProps) {
  const step = expedition.steps[seat * PATHS + colour]!;
  if (step === 0) return <td className={styles.idle}>{labels.notStarted}</td>;
  const points = figureWorth(expedition, seat, colour);
  const doubled = expedition.researchers[seat] === colour;
  return (
    <td data-loss={points < 0}>
      <small className={styles.step}>{labels.atStep(step)}</small>{' '}
      {doubled && (
        <span className={styles.doubled}>
          ×{RESEARCHER_FACTOR}
          <span className="visually-hidden"> {labels.doubled}</span>
        </span>
      )}{' '}
      {signed(points)}
    </td>
  );
}

/** How many points a seat has after an expedition, which is never less than 0. */
function Chips({ state, index, seat, labels }: Omit<ScoringProps, 'players'> & { readonly seat: Seat }) {
  const points = owned(state, index, seat);
  if (points === null) return labels.hidden;
  const { [index]: expedition } = state.expeditions;
  const before = index > 0 ? (owned(state, index - 1, seat) ?? 0) : 0;
  const short = before + expedition!.rewards[seat]! + total(expedition!, seat) < 0;
  return (
    <>
      {points}
      {short && <small className={styles.floor}>{labels.atZero}</small>}
    </>
  );
}

/** After the last expedition: the points for statues, and the final scores. */
function Final({ state, players, labels }: Omit<ScoringProps, 'index'>) {
  return (
    <>
      <Row label={labels.statueChips} players={players}>
        {(seat) => {
          const count = statueCount(state, seat);
          return (
            <>
              <small className={styles.step}>{labels.statuesHeld(count)}</small>{' '}
              {signed(statuePoints(state.options.length, count))}
            </>
          );
        }}
      </Row>
      <Row label={labels.inAll} players={players} sum>
        {(seat) => <b className={styles.final}>{state.points[seat]}</b>}
      </Row>
    </>
  );
}

/** The points from tiles as text. Other seats' points are hidden until the end, so their number of tiles is shown. */
function foundPoints(expedition: Expedition, seat: Seat, labels: Labels): string {
  const points = expedition.rewards[seat]!;
  return points < 0 ? labels.tilesCount(expedition.rewardCounts[seat]!) : signed(points);
}

/** How many points a seat has after an expedition; null if that is hidden. */
function owned(state: State, index: number, seat: Seat): number | null {
  const played = state.expeditions.slice(0, index + 1);
  if (played.some((expedition) => expedition.rewards[seat]! < 0)) return null;
  return played.reduce((points, expedition) => pointsAfter(expedition, seat, points), 0);
}

function statuesAfter(state: State, index: number, seat: Seat): number {
  return state.expeditions.slice(0, index + 1).reduce((count, { statues }) => count + statues[seat]!, 0);
}
