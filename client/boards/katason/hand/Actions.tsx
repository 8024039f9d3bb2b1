import { memo } from 'react';
import { COSTS } from '../../../../games/katason/data.ts';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import { useScope } from '../../../kit/scope/context.ts';
import { useStableCallback } from '../../../kit/stable-callback.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { CardBack, PieceIcon, ResourceBack, ResourceIcon } from '../signs/icons.tsx';
import { type Tool, useIntent } from '../intent.ts';
import type { Player } from '../../contract.ts';
import type { HandProps } from '../props.ts';
import styles from './Actions.module.css';
import type { OpenPanel } from './trade/drafts.ts';
import { whyNowhere } from './reasons.ts';
import { Try } from './Try.tsx';

/** Everything that costs cards. */
export type Priced = keyof typeof COSTS;

interface ActionsProps extends HandProps {
  readonly panel: OpenPanel;
  onPanel(panel: OpenPanel): void;
  /** The action being considered, so that the cards it costs can be shown. */
  onPriced(priced: Priced | null): void;
}

const TOOLS = [
  { tool: 'buildRoad', priced: 'road' },
  { tool: 'buildHouse', priced: 'house' },
  { tool: 'buildCity', priced: 'city' },
] as const;

/** The action bar: what can be built and bought with its cost, trading, and the moves that advance the turn. */
export function Actions(props: ActionsProps) {
  return (
    <fieldset
      className={styles.actions}
      data-panel={props.panel !== null}
      aria-label={labelsIn[props.language].actions}
    >
      <div className={styles.tiles}>
        {TOOLS.map(({ tool, priced }) => (
          <ToolTile key={tool} {...props} tool={tool} priced={priced} />
        ))}
        <BuyTile {...props} />
        <TradeTile {...props} />
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
  const { legal, language } = props;
  const labels = labelsIn[language];
  const can = (type: KatasonMove['type']) => legal.some((move) => move.type === type);
  return (
    <div className={styles.drive} data-won={can('declareVictory')}>
      <Try {...props} move={{ type: 'declareVictory' }} variant={can('declareVictory') ? 'act' : 'bare'}>
        {labels.declare}
      </Try>
      <Forward {...props} />
    </div>
  );
}

/** The one move that advances the turn: rolling or ending the turn. */
function Forward(props: ActionsProps) {
  const { state, legal, language } = props;
  const labels = labelsIn[language];
  const can = (type: KatasonMove['type']) => legal.some((move) => move.type === type);
  if (state.phase === 'diceRoll') {
    return (
      <Try {...props} move={{ type: 'roll' }} variant="act">
        {labels.roll}
      </Try>
    );
  }
  return (
    <Try {...props} move={{ type: 'endTurn' }} variant={can('endTurn') && !can('declareVictory') ? 'act' : 'plain'}>
      {labels.endTurn}
    </Try>
  );
}

interface ToolTileProps extends ActionsProps {
  readonly tool: Tool;
  readonly priced: (typeof TOOLS)[number]['priced'];
}

function ToolTile({ tool, priced, ...props }: ToolTileProps) {
  const { state, seat, legal, language } = props;
  const labels = labelsIn[language];
  const intent = useIntent(state, seat);
  const scope = useScope();
  /** A player who picks a tool by keyboard continues among its targets with the arrow keys. */
  const focusTarget = () => scope.find('[data-target]')?.focus();
  const possible = legal.some((move) => move.type === tool);
  const picked = intent.tool === tool && possible;
  return (
    <Action
      {...props}
      label={labels[tool]}
      priced={priced}
      pressed={picked}
      refusal={possible ? undefined : whyNowhere(tool, props.why)}
      hint={labels.pickSite}
      onPress={(byKey) => {
        props.onPanel(null);
        intent.pickTool(picked ? null : tool);
        if (byKey && !picked) requestAnimationFrame(focusTarget);
      }}
    />
  );
}

function BuyTile(props: ActionsProps) {
  const labels = labelsIn[props.language];
  return (
    <Action
      {...props}
      label={labels.buyCard}
      priced="card"
      refusal={props.why({ type: 'buyCard' })}
      onPress={() => props.play({ type: 'buyCard' })}
    />
  );
}

/**
 * Reasons against the bank's trade of a brick for a sheep that are only about these cards: other trades may be
 * possible.
 */
const ABOUT_CARDS: ReadonlySet<string> = new Set(['bankShort', 'cantAfford']);

/**
 * The button for trading. It opens the panel during the player's own turn after the roll, even if the panel can only
 * show the bank's rates.
 */
function TradeTile(props: ActionsProps) {
  const { language, panel, onPanel } = props;
  const refusal = props.why({ type: 'bankTrade', give: 0, want: 1 });
  const early = refusal !== undefined && !ABOUT_CARDS.has(refusal.code);
  return (
    <Action
      {...props}
      label={labelsIn[language].trade}
      pressed={panel === 'trade'}
      refusal={early ? refusal : undefined}
      onPress={() => onPanel(panel === 'trade' ? null : 'trade')}
    />
  );
}

interface ActionProps extends ActionsProps {
  readonly label: string;
  readonly priced?: Priced;
  /** Whether it is pressed, for tiles that stay pressed. */
  readonly pressed?: boolean;
  readonly refusal: Refusal | undefined;
  readonly hint?: string;
  /** `byKey` is true if the player pressed with the keyboard, false for a pointer. */
  onPress(byKey: boolean): void;
}

/** One action. Pressing one that isn't possible shows the reason. */
function Action({ label, priced, pressed, refusal, hint, onPress, onPriced, ...props }: ActionProps) {
  const { players, seat, explain, language, words } = props;
  const press = useStableCallback((byKey: boolean) => (refusal === undefined ? onPress(byKey) : explain(refusal)));
  const consider = useStableCallback((on: boolean) => priced !== undefined && onPriced(on ? priced : null));
  return (
    <Tile
      owner={players[seat]}
      label={label}
      priced={priced ?? null}
      pressed={pressed}
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
      {cost.flatMap((count, kind) =>
        Array.from({ length: count }, (_, i) => <ResourceIcon key={`${kind} ${i}`} kind={kind} />),
      )}
    </span>
  );
}
