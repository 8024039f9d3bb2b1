import { KINDS } from '../../../../games/atlantis/data.ts';
import { useDoing } from '../../../kit/doing.ts';
import { type Labels, labelsIn } from '../../../text/atlantis/labels.ts';
import { type Choices, useIntent } from '../intent.ts';
import { journeysFor, waysTo } from '../places/targets.ts';
import { journeysOf } from '../places/journeys.ts';
import type { HandProps } from '../props.ts';
import { Actions } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { Layout } from './Layout.tsx';
import { whyNoCard } from '../places/reasons.ts';
import { SellPanel } from './SellPanel.tsx';
import { WaysPanel } from './WaysPanel.tsx';

/** The hand during the own turn before a pawn has moved, and while others act. */
export function TurnHand(props: HandProps) {
  const { state, seat, legal, language, play, explain } = props;
  const labels = labelsIn[language];
  const intent = useIntent(state, seat);
  const all = journeysOf(state, seat, legal);
  const usable = (item: number) =>
    all.some(({ pawn, cards }) => cards[0] === item && (intent.pawn === null || pawn === intent.pawn));
  const pick = (item: number) => {
    if (usable(item)) {
      if (intent.card === item) pickAgain();
      else intent.pickCard(item);
      return;
    }
    const refusal = whyNoCard(props, item, intent.pawn);
    if (refusal !== undefined) explain(refusal);
  };
  /** A second press on the picked card plays it, if it leads one pawn to one place. */
  const pickAgain = () => {
    const [only, ...others] = journeysFor(all, intent);
    intent.pickCard(null);
    if (only === undefined || others.length > 0) return;
    intent.clear();
    play(only.move);
  };
  const ways = intent.to === null ? [] : waysTo(journeysFor(all, intent), intent.to);
  useDoing(legal.length === 0 ? null : nextOf(intent, ways.length, labels));

  return (
    <Layout
      {...props}
      cards={
        <Cards
          held={state.hands.slice(seat * KINDS, (seat + 1) * KINDS)}
          picked={intent.card}
          usable={legal.length > 0 ? usable : undefined}
          verb={labels.playCard}
          labels={labels}
          seat={seat}
          onPick={pick}
        />
      }
      panel={panelOf()}
      tall={ways.length > 2}
      alone={ways.length > 0 || intent.tool === 'sellTile'}
    >
      {legal.length > 0 && <Actions {...props} intent={intent} />}
    </Layout>
  );

  function panelOf() {
    if (ways.length > 0) return <WaysPanel {...props} ways={ways} intent={intent} />;
    return intent.tool === 'sellTile' ? <SellPanel {...props} intent={intent} /> : undefined;
  }
}

/** The next step of what the player has begun, as text; null if nothing is begun. */
function nextOf({ tool, pawn, card, to }: Choices, ways: number, { doing }: Labels): string | null {
  if (tool !== null) return doing[tool];
  if (to !== null && ways > 0) return ways === 1 ? doing.way : doing.ways;
  if (card !== null) return doing.card;
  return pawn === null ? null : doing.pawn;
}
