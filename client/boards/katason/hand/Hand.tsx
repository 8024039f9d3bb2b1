import { type ComponentType, useState } from 'react';
import { COSTS } from '../../../../games/katason/data.ts';
import { useDoing } from '../../../kit/doing.ts';
import { useStage } from '../../../stage/stage.ts';
import { type Labels, labelsIn } from '../../../text/katason/labels.ts';
import { type Sides, changed, handOf, total } from '../bundles.ts';
import type { HandProps, KatasonProps } from '../props.ts';
import { type KatasonStage, hexIn, scene } from '../scene.ts';
import { Actions, type Priced } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { HarvestPanel, MonopolyPanel } from './CardPanels.tsx';
import { DevCards } from './DevCards.tsx';
import styles from './Hand.module.css';
import { Points } from './Points.tsx';
import { AskedBackPanel, DiscardPanel, TakeBackPanel, VictimPanel } from './Questions.tsx';
import { OfferPanel } from './trade/OfferPanel.tsx';
import { AnswerPanel, CounterPanel } from './trade/ReplyPanels.tsx';
import { TradePanel } from './trade/TradePanel.tsx';

/** What is asked of a player, and what a player opens. */
const PANELS = {
  discard: DiscardPanel,
  takeBack: TakeBackPanel,
  askedBack: AskedBackPanel,
  counter: CounterPanel,
  answer: AnswerPanel,
  victim: VictimPanel,
  trade: TradePanel,
  playHarvest: HarvestPanel,
  playMonopoly: MonopolyPanel,
} as const satisfies Readonly<Record<string, ComponentType<HandProps>>>;

type Panel = keyof typeof PANELS;

/** The own hand with everything the player has to decide beside the board. */
export function Hand(props: KatasonProps) {
  const stage = useStage(scene, props);
  return props.seat === null ? null : <OwnHand {...props} seat={props.seat} stage={stage} />;
}

/** What is decided now, above or beside the cards; the cards, the points, and buttons below. */
function OwnHand(props: HandProps) {
  const { state, seat, stage, language } = props;
  const labels = labelsIn[language];
  const { offer } = state;
  const { draft } = stage;
  const [priced, setPriced] = useState<Priced | null>(null);
  useDoing(nextOf(stage, labels));
  const question = questionFor(stage);
  const opened = question === undefined ? openedIn(stage) : undefined;
  const shown = question ?? opened;
  const asked = shown !== undefined || offer !== null;
  const cost = question === 'answer' ? offer?.want : priced === null ? undefined : COSTS[priced];
  const most = shown === 'discard' ? state.owed[seat]! : shown === 'counter' || shown === 'trade' ? Infinity : 0;
  const pick = (kind: number) => total(draft.give) < most && stage.change(changed(draft, 'give', kind, 1));

  return (
    <section
      className={styles.hand}
      data-tall={asked}
      // Trades have many parts: on a wide screen they get more width, so that they take no height from the board.
      data-broad={opened !== undefined || offer !== null}
      aria-label={labels.hand}
    >
      {asked && (
        <div className={styles.asked}>
          {question === undefined && offer !== null && <OfferPanel {...props} offer={offer} />}
          {shown !== undefined && <Shown {...props} panel={shown} />}
        </div>
      )}
      <div className={styles.top}>
        <Cards
          held={handOf(state.hands, seat)}
          chosen={most > 0 ? draft.give : undefined}
          marked={cost ?? null}
          labels={labels}
          seat={seat}
          onPick={most > 0 ? pick : undefined}
        />
        {question === undefined && <DevCards {...props} aside={opened !== undefined} />}
        <Points {...props} />
      </div>
      {question === undefined && seat === state.turn && state.phase !== 'initialPlacement' && (
        <Actions {...props} aside={opened !== undefined} onPriced={setPriced} />
      )}
    </section>
  );
}

function Shown({ panel, ...props }: HandProps & { readonly panel: Panel }) {
  const Asked = PANELS[panel];
  return <Asked {...props} />;
}

/** What a player must answer before anything else. */
function questionFor({ legal, begun }: KatasonStage): Panel | undefined {
  const can = new Set(legal.map((move) => move.type));
  if (can.has('discard')) return 'discard';
  if (can.has('refuseTakeBack')) return 'takeBack';
  if (can.has('withdrawTakeBack')) return 'askedBack';
  if (begun[0] === 'counterOffer') return 'counter';
  if (can.has('refuseOffer') || can.has('acceptOffer') || can.has('counterOffer')) return 'answer';
  return hexIn(begun) === null ? undefined : 'victim';
}

/** The panel that a player has opened. */
function openedIn({ begun: [first] }: KatasonStage): Panel | undefined {
  return first === 'trade' || first === 'playHarvest' || first === 'playMonopoly' ? first : undefined;
}

/** The next step of what is begun, as text; null if the player has begun nothing. */
function nextOf({ begun: [first = ''], draft, back }: KatasonStage, { doing }: Labels): string | null {
  if (back === undefined) return null;
  switch (first) {
    case 'trade':
      return doing.trade[sidesOf(draft)];
    case 'buildRoad':
    case 'buildHouse':
    case 'buildCity':
    case 'playHarvest':
    case 'playMonopoly':
      return doing[first];
    default:
      return hexIn([first]) === null ? null : doing.victim;
  }
}

/** For which sides of a trade the player has chosen something. */
function sidesOf({ give, want }: Sides): 'none' | 'give' | 'want' | 'both' {
  if (total(give) > 0) return total(want) > 0 ? 'both' : 'give';
  return total(want) > 0 ? 'want' : 'none';
}
