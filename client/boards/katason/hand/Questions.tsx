/** What the rules or another player ask, and what must be answered before anything else. */
import { Button } from '../../../kit/controls/Button.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { NO_CARDS, total } from '../bundles.ts';
import type { HandProps } from '../props.ts';
import { hexIn, victimsOn } from '../scene.ts';
import { CardsInRow } from './trade/Bundle.tsx';
import { Exchange } from './trade/Exchange.tsx';
import { TryMove } from '../../../stage/TryMove.tsx';

/** After a roll of 7 a player with too many cards chooses half of them to discard. */
export function DiscardPanel({ state, seat, stage, language }: HandProps) {
  const labels = labelsIn[language];
  const cards = stage.draft.give;
  const owed = state.owed[seat]!;
  const chosen = total(cards);
  return (
    <Panel
      title={
        <>
          {labels.discardCount(chosen, owed)} <CardsInRow cards={cards} labels={labels} />
        </>
      }
      actions={
        <>
          <Button variant="bare" disabled={chosen === 0} onClick={() => stage.change({ give: NO_CARDS })}>
            {labels.reset}
          </Button>
          <Button variant="act" disabled={chosen < owed} onClick={() => stage.play({ type: 'discard', cards })}>
            {labels.discard}
          </Button>
        </>
      }
    />
  );
}

/** Asks whom to rob, if several players live where the robber goes. Their houses are lit on the board as well. */
export function VictimPanel({ state, stage, legal, players, language }: HandProps) {
  const labels = labelsIn[language];
  return (
    <Panel
      title={labels.victimTitle}
      closeLabel={labels.cancel}
      onClose={() => stage.begin([])}
      actions={victimsOn(legal, hexIn(stage.begun)).map(({ seat, move }) => (
        <Button
          key={seat}
          variant="plain"
          icon={<SeatMark seat={seat} colour={players[seat]?.colour ?? 'white'} />}
          onClick={() => stage.play(move)}
        >
          {labels.steal(players[seat]?.name ?? '', state.handSizes[seat]!)}
        </Button>
      ))}
    >
      {null}
    </Panel>
  );
}

/** Asks a player to undo a trade with the turn player, who has asked for it. */
export function TakeBackPanel(props: HandProps) {
  const { state, players, language, play } = props;
  const labels = labelsIn[language];
  const deal = state.deals[state.takeBack]!;
  return (
    <Panel
      title={labels.asksBack(players[state.turn]?.name ?? '')}
      actions={
        <>
          <Button onClick={() => play({ type: 'refuseTakeBack' })}>{labels.letStand}</Button>
          <TryMove {...props} move={{ type: 'agreeTakeBack' }} variant="act">
            {labels.agree}
          </TryMove>
        </>
      }
    >
      <Exchange gives={deal.gave} gets={deal.got} labels={labels} />
    </Panel>
  );
}

/** The turn player waits for the partner's answer to this request, and can withdraw it. */
export function AskedBackPanel({ state, players, language, play }: HandProps) {
  const labels = labelsIn[language];
  const deal = state.deals[state.takeBack]!;
  return (
    <Panel
      title={labels.askedBack(players[deal.partner]?.name ?? '')}
      actions={<Button onClick={() => play({ type: 'withdrawTakeBack' })}>{labels.withdrawTakeBack}</Button>}
    >
      <Exchange gives={deal.got} gets={deal.gave} labels={labels} />
    </Panel>
  );
}
