import { memo } from 'react';
import { COSTS } from '../../../../games/katason/data.ts';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { useScope } from '../../../kit/scope/context.ts';
import { useStableCallback } from '../../../kit/stable-callback.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { CardBack, EachCard, PieceIcon, ResourceBack } from '../signs/icons.tsx';
import type { Player } from '../../contract.ts';
import type { HandProps } from '../props.ts';
import styles from './Actions.module.css';
import { TryMove } from '../../../stage/TryMove.tsx';

/** Everything that costs cards. */
export type Priced = keyof typeof COSTS;

interface ActionsProps extends HandProps {
  /** Whether a panel is open: a small screen then hides the tiles. */
  readonly aside: boolean;
  /** The action being considered, so that the cards it costs can be shown. */
  onPriced(priced: Priced | null): void;
}

const TILES = [
  { of: 'buildRoad', priced: 'road' },
  { of: 'buildHouse', priced: 'house' },
  { of: 'buildCity', priced: 'city' },
  { of: 'buyCard', priced: 'card' },
  { of: 'trade', priced: null },
] as const;

/** The action bar: what can be built and bought with its cost, trading, and the moves that advance the turn. */
export function Actions(props: ActionsProps) {
  return (
    <fieldset className={styles.actions} data-panel={props.aside} aria-label={labelsIn[props.language].actions}>
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <Action key={tile.of} {...props} {...tile} />
        ))}
      </div>
      <Drive {...props} />
    </fieldset>
  );
}

/**
 * The declaration of victory, and the move that advances the turn. On a phone the former only appears once it is
 * possible, since the points are shown elsewhere.
 */
function Drive(props: ActionsProps) {
  const { state, legal, language } = props;
  const labels = labelsIn[language];
  const can = (type: KatasonMove['type']) => legal.some((move) => move.type === type);
  const won = can('declareVictory');
  return (
    <div className={styles.drive} data-won={won}>
      <TryMove {...props} move={{ type: 'declareVictory' }} variant={won ? 'act' : 'bare'}>
        {labels.declare}
      </TryMove>
      {state.phase === 'diceRoll' ? (
        <TryMove {...props} move={{ type: 'roll' }} variant="act">
          {labels.roll}
        </TryMove>
      ) : (
        <TryMove {...props} move={{ type: 'endTurn' }} variant={can('endTurn') && !won ? 'act' : 'plain'}>
          {labels.endTurn}
        </TryMove>
      )}
    </div>
  );
}

type ActionProps = ActionsProps & (typeof TILES)[number];

/** One action. Pressing one that isn't possible shows the reason. */
function Action({ of, priced, onPriced, ...props }: ActionProps) {
  const { stage, players, seat, explain, language, words } = props;
  const labels = labelsIn[language];
  const hint = priced === null || priced === 'card' ? undefined : labels.pickSite;
  const scope = useScope();
  const refusal = stage.reason(of);
  /** A player who picks what to build by keyboard continues among its places with the arrow keys. */
  const focusTarget = () => scope.find('[data-target]')?.focus();
  const press = useStableCallback((byKey: boolean) => {
    if (refusal === undefined) stage.press(of);
    else explain(refusal);
    if (byKey) requestAnimationFrame(focusTarget);
  });
  const consider = useStableCallback((on: boolean) => priced !== null && onPriced(on ? priced : null));
  return (
    <Tile
      owner={players[seat]}
      label={labels[of]}
      priced={priced}
      pressed={of === 'buyCard' ? undefined : stage.begun.includes(of)}
      barred={refusal !== undefined}
      note={refusal === undefined ? hint : words.refusal(refusal)}
      language={language}
      onPress={press}
      onConsider={consider}
    />
  );
}

interface TileProps extends Pick<HandProps, 'language'> {
  readonly owner: Player | undefined;
  readonly label: string;
  /** What is bought; null for the trade, which has no price. */
  readonly priced: Priced | null;
  readonly pressed: boolean | undefined;
  /** Whether the action isn't possible now. */
  readonly barred: boolean;
  /** The tooltip: what a press does, or why the action isn't possible. */
  readonly note: string | undefined;
  onPress(byKey: boolean): void;
  onConsider(on: boolean): void;
}

/** A tile of the action bar: its sign, its name and its cost. */
const Tile = memo(({ owner, label, priced, pressed, barred, note, language, onPress, onConsider }: TileProps) => {
  return (
    <Tooltip text={note} side="top">
      <button
        type="button"
        className={styles.tile}
        aria-pressed={pressed}
        aria-disabled={barred}
        onClick={(event) => onPress(event.detail === 0)}
        // A finger considers nothing: after its tap it would seem to be over this for ever.
        onPointerEnter={({ pointerType }) => onConsider(pointerType !== 'touch')}
        onPointerLeave={() => onConsider(false)}
        onFocus={({ currentTarget }) => onConsider(currentTarget.matches(':focus-visible'))}
        onBlur={() => onConsider(false)}
      >
        <span className={styles.icon}>{signOf(priced, owner)}</span>
        <span className={styles.label}>{label}</span>
        {priced !== null && costOf(priced, language)}
      </button>
    </Tooltip>
  );
});

/** The sign for what is built or bought; cards for the trade. */
function signOf(priced: Priced | null, owner: Player | undefined) {
  if (priced === null) return <ResourceBack />;
  return priced === 'card' ? <CardBack /> : <PieceIcon piece={priced} owner={owner} />;
}

function costOf(priced: Priced, language: HandProps['language']) {
  const cost = COSTS[priced];
  const labels = labelsIn[language];
  const spoken = cost.flatMap((count, kind) => (count > 0 ? [labels.held(labels.terrain[kind]!, count)] : []));
  return (
    <span className={styles.cost}>
      <span className="visually-hidden">{labels.costsOf(labels.several(spoken))}</span>
      <EachCard cards={cost} />
    </span>
  );
}
