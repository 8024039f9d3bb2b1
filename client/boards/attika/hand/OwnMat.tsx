import { useRoving } from '../../../kit/a11y/roving.ts';
import { useScope } from '../../../kit/scope/context.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import { spot } from '../../../stage/scene.ts';
import { useLookAt } from '../gaze.ts';
import { LookAtMat } from '../seats/LookAtMat.tsx';
import { Face, Mat, holdingName } from '../seats/Mat.tsx';
import { type Cell, MAT, holdingsOf } from '../seats/mat.ts';
import type { HandProps } from '../props.ts';
import { freeSites, kindIn } from '../scene.ts';
import styles from './OwnMat.module.css';
import { UseTitle } from './UseTitle.tsx';

/** The position of each cell, for the arrow keys. */
const PLACES = [
  ...MAT.city.cells.map((cell) => placed(cell, 0)),
  ...MAT.rows.flatMap((row, line) =>
    row.flatMap((block, i) => {
      const before = row.slice(0, i).reduce((sum, { cells }) => sum + cells.length, 6);
      return block.cells.map((cell) => placed({ ...cell, row: line }, before));
    }),
  ),
];

function placed(cell: Cell, before: number) {
  return { kind: cell.kind, key: spot('kind', cell.kind), x: before + cell.column, y: cell.tall ? 0.5 : cell.row };
}

/** The own mat. Picking a ready building lights its sites; pointing at any building shows where it would be free. */
export function OwnMat(props: HandProps) {
  const { state, seat, legal, players, language, words, stage, explain } = props;
  const labels = labelsIn[language];
  const holdings = holdingsOf(state, seat);
  const picked = kindIn(stage);
  // Where there is little room only what is ready is shown.
  const stop = useRoving(PLACES, PLACES.find(({ kind }) => holdings[kind]!.ready > 0)?.key);
  const lookAt = useLookAt();
  const scope = useScope();
  /** A player who picks a building by keyboard continues among its sites with the arrow keys. */
  const focusSite = () => (scope.find('[data-target]') ?? scope.find('svg [role="button"][tabindex="0"]'))?.focus();

  const press = (kind: number, byKey: boolean) => {
    const of = spot('kind', kind);
    const refusal = stage.reason(of);
    if (refusal !== undefined) explain(refusal);
    // A building that the player can't pay for anywhere can be picked all the same: the land then shows what is missing
    // on each site.
    if (refusal !== undefined && refusal.code !== 'nowhereAffordable') return;
    stage.press(of);
    if (byKey && picked !== kind) requestAnimationFrame(focusSite);
  };
  const button = ({ kind }: Cell) => {
    const holding = holdings[kind]!;
    const refusal = stage.reason(spot('kind', kind));
    const free = holding.ready > 0 && freeSites(state, seat, kind).length > 0;
    const name = holdingName(kind, holding, labels);
    const said = free ? labels.several([name, labels.freeNow]) : name;
    const told = refusal === undefined || legal.length === 0 ? said : labels.told([said, words.refusal(refusal)]);
    const point = (on: boolean) => lookAt(on ? { kind } : null);
    return (
      <Tooltip text={told} side="top">
        <button
          type="button"
          {...stop(
            PLACES.findIndex((place) => place.kind === kind),
            () => press(kind, true),
            point,
          )}
          className={styles.cell}
          data-possible={refusal === undefined}
          data-mat={`${seat} ${kind}`}
          aria-label={said}
          aria-pressed={picked === kind}
          aria-disabled={refusal !== undefined}
          onClick={() => press(kind, false)}
        >
          <Face kind={kind} holding={holding} owner={players[seat]} />
          {free && (
            <span className={styles.free} aria-hidden="true">
              0
            </span>
          )}
        </button>
      </Tooltip>
    );
  };

  return (
    <fieldset className={styles.mat} aria-label={labels.mat}>
      <span className={styles.title}>
        <UseTitle {...props} mode="build" />
      </span>
      <Mat holdings={holdings} labels={labels}>
        {button}
      </Mat>
      {holdings.every(({ ready }) => ready === 0) && <p className={styles.none}>{labels.noneReady}</p>}
      <LookAtMat holdings={holdings} owner={players[seat]} language={language} className={styles.whole}>
        {labels.matWhole}
      </LookAtMat>
    </fieldset>
  );
}
