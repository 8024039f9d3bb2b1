import { COLOURS, PATHS, RESEARCHER_FACTOR, STEP_POINTS } from '../../../../games/lost-cities/data.ts';
import { added, statueCount, statuePoints } from '../../../../games/lost-cities/score.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/points.ts';
import { PathIcon } from '../signs/icons.tsx';
import { figureWorth, total } from '../seats/worth.ts';
import styles from './Ledger.module.css';

interface LedgerProps {
  readonly state: State;
  /** The seat whose points are shown. This screen must know its chips. */
  readonly seat: Seat;
  readonly labels: Labels;
}

/** The current score of a seat, and what it consists of. */
export function Ledger({ state, seat, labels }: LedgerProps) {
  const sum = total(state, seat);
  const chips = state.points[seat]!;
  return (
    <table className={styles.ledger}>
      <caption>{labels.soFar}</caption>
      <tbody>
        {COLOURS.map((name, colour) => (
          <PathRow key={name} state={state} seat={seat} colour={colour} labels={labels} />
        ))}
        <tr className={styles.sum}>
          <th scope="row" colSpan={2}>
            {labels.stepSum}
          </th>
          <td>{signed(sum)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {labels.earlier}
            {state.rewards[seat]! > 0 && <small>{labels.ofTiles(state.rewards[seat]!)}</small>}
          </th>
          <td>{chips}</td>
        </tr>
        <tr className={styles.total}>
          <th scope="row" colSpan={2}>
            {labels.ifNow}
            {chips + sum < 0 && <small>{labels.atZero}</small>}
          </th>
          <td>{added(chips, sum)}</td>
        </tr>
        <Statues state={state} seat={seat} labels={labels} />
      </tbody>
    </table>
  );
}

function PathRow({ state, seat, colour, labels }: LedgerProps & { readonly colour: number }) {
  const step = state.steps[seat * PATHS + colour]!;
  const doubled = state.researchers[seat] === colour;
  return (
    <tr data-idle={step === 0}>
      <th scope="row">
        <PathIcon colour={colour} />
        {labels.colours[colour]}
      </th>
      <td>{doubled && step > 0 && `${signed(STEP_POINTS[step]!)} ×${RESEARCHER_FACTOR}`}</td>
      <td>{step === 0 ? labels.notStarted : signed(figureWorth(state, seat, colour))}</td>
    </tr>
  );
}

function Statues({ state, seat, labels }: LedgerProps) {
  const count = statueCount(state, seat);
  return (
    <tr className={styles.statues}>
      <th scope="row" colSpan={2}>
        {labels.statues} ×{count}
        <small>{labels.statuesAtEnd}</small>
      </th>
      <td>{signed(statuePoints(state.options.length, count))}</td>
    </tr>
  );
}
