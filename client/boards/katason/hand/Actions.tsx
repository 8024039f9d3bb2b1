import { memo } from 'react';
import { COSTS } from '../../../../games/katason/data.ts';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import { useScope } from '../../../kit/scope/context.ts';
import { useSteady } from '../../../kit/motion/steady.ts';
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

/** What has a price. */
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

/** The action bar: what can be built and bought with its cost, trade, and the moves that drive the turn. */
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

/** Victory, and whatever takes the turn on. On a phone victory shows once it can be declared; the points are told anyway. */
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

/** The one move that takes the turn on: the roll, the end of a road card, the end of the turn. */
function Forward(props: ActionsProps) {
  const { state, legal, language } = props;
  const labels = labelsIn[language];
  const can = (type: KatasonMove['type']) => legal.some((move) => move.type === type);
  if (can('skipRoads')) {
    return (
      <Try {...props} move={{ type: 'skipRoads' }} variant="act">
        {labels.skipRoads}
      </Try>
    );
  }
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
  /** Whoever picks a tool with the keyboard goes on among its targets with the arrow keys. */
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

/** What the bank's trade of a brick for a sheep may lack, when others might still be made. */
const ABOUT_CARDS: ReadonlySet<string> = new Set(['bankShort', 'cantAfford']);

/** Trading is for one's own turn after the roll; then the panel opens, if only for the bank's rates. */
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
  /** Set for tiles that stay pressed. */
  readonly pressed?: boolean;
  readonly refusal: Refusal | undefined;
  readonly hint?: string;
  /** `byKey`: with the keyboard rather than a pointer. */
  onPress(byKey: boolean): void;
}

/** One action. Pressing one that isn't possible says why. */
function Action({ label, priced, pressed, refusal, hint, onPress, onPriced, ...props }: ActionProps) {
  const { players, seat, explain, language, words } = props;
  const press = useSteady((byKey: boolean) => (refusal === undefined ? onPress(byKey) : explain(refusal)));
  const consider = useSteady((on: boolean) => priced !== undefined && onPriced(on ? priced : null));
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
  /** What has no price is the trade. */
  readonly priced: Priced | null;
  readonly pressed: boolean | undefined;
  /** Whether it can't be done now. */
  readonly barred: boolean;
  /** What a press does, or why it can't be done. */
  readonly note: string | undefined;
  onPress(byKey: boolean): void;
  onConsider(on: boolean): void;
}

/** Its sign, its name, its cost. */
const Tile = memo(({ owner, label, priced, pressed, barred, note, language, onPress, onConsider }: TileProps) => {
  return (
    <Tooltip text={note} side="top">
      <button
        type="button"
        className={styles.tile}
        aria-pressed={pressed}
        aria-disabled={barred}
        onClick={(event) => onPress(event.detail === 0)}
        onPointerEnter={() => onConsider(true)}
        onPointerLeave={() => onConsider(false)}
        onFocus={() => onConsider(true)}
        onBlur={() => onConsider(false)}
      >
        <span className={styles.icon}>{signOf(priced, owner)}</span>
        <span className={styles.label}>{label}</span>
        {priced !== null && costOf(priced, language)}
      </button>
    </Tooltip>
  );
});

/** What is built or bought; for the trade, cards. */
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
