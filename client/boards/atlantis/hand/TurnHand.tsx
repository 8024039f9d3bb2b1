import { KINDS } from '../../../../games/atlantis/data.ts';
import { useDoing } from '../../../kit/doing.ts';
import { type Labels, labelsIn } from '../../../text/atlantis/labels.ts';
import { spot } from '../../../stage/scene.ts';
import { useStage } from '../../../stage/stage.ts';
import { type Picked, pickedIn } from '../picked.ts';
import { journeysOf, waysBy } from '../places/journeys.ts';
import { scene } from '../scene.ts';
import type { HandProps } from '../props.ts';
import { Actions } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { Layout } from './Layout.tsx';
import { whyNoCard } from '../places/reasons.ts';
import { SellPanel } from './SellPanel.tsx';
import { WaysPanel } from './WaysPanel.tsx';

/** The hand during the own turn before a pawn has moved, and while others act. */
export function TurnHand(props: HandProps) {
  const { state, seat, legal, language, explain } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const picked = pickedIn(stage.begun);
  const usable = (item: number) =>
    legal.some(
      (move) =>
        move.type === 'movePawn' && move.cards[0] === item && (picked.pawn === null || move.pawn === picked.pawn),
    );
  const pick = (item: number) => {
    const refusal = usable(item) ? undefined : whyNoCard(props, item, picked.pawn);
    if (refusal !== undefined) explain(refusal);
    else if (usable(item) && picked.card === item) pickAgain(item);
    else if (usable(item)) stage.press(spot('card', item));
  };
  /** A second press on the picked card plays it, if it leads one pawn to one place. */
  const pickAgain = (item: number) => {
    const fitting = legal.filter(
      (move) =>
        move.type === 'movePawn' && move.cards[0] === item && (picked.pawn === null || move.pawn === picked.pawn),
    );
    const [only, ...others] = journeysOf(state, seat, fitting);
    if (only !== undefined && others.length === 0) stage.play(only.move);
    else stage.press(spot('card', item));
  };
  const ways = waysBy(state, seat, stage.meant);
  useDoing(legal.length === 0 ? null : nextOf(picked, ways.length, labels));

  return (
    <Layout
      {...props}
      cards={
        <Cards
          held={state.hands.slice(seat * KINDS, (seat + 1) * KINDS)}
          picked={picked.card}
          usable={legal.length > 0 ? usable : undefined}
          verb={labels.playCard}
          labels={labels}
          seat={seat}
          onPick={pick}
        />
      }
      panel={panelOf()}
      tall={ways.length > 2}
      alone={ways.length > 0 || picked.tool === 'sellTile'}
    >
      {legal.length > 0 && <Actions {...props} stage={stage} />}
    </Layout>
  );

  function panelOf() {
    if (ways.length > 0) return <WaysPanel {...props} ways={ways} stage={stage} />;
    return picked.tool === 'sellTile' ? <SellPanel {...props} stage={stage} /> : undefined;
  }
}

/** The next step of what the player has begun, as text; null if nothing is begun. */
function nextOf({ tool, pawn, card }: Picked, ways: number, { doing }: Labels): string | null {
  if (tool !== null) return doing[tool];
  if (ways > 0) return ways === 1 ? doing.way : doing.ways;
  if (card !== null) return doing.card;
  return pawn === null ? null : doing.pawn;
}
