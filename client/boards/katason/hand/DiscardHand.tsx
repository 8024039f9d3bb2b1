import { Button } from '../../../kit/controls/Button.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { CardsInRow } from './trade/Bundle.tsx';
import { useDrafts } from './trade/drafts.ts';
import { Layout } from './Layout.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../props.ts';
import { NO_CARDS, plus, total } from './trade/terms.ts';

/** The hand after a roll of 7 for a player with too many cards: lets the player choose half of them to discard. */
export function DiscardHand(props: HandProps) {
  const { state, seat, language, play } = props;
  const labels = labelsIn[language];
  const { discard: cards, change } = useDrafts(state, seat);
  const owed = state.owed[seat]!;
  const chosen = total(cards);
  const take = (kind: number) => chosen < owed && change({ discard: plus(cards, kind, 1) });

  const panel = (
    <Panel
      title={
        <>
          {labels.discardCount(chosen, owed)} <CardsInRow cards={cards} labels={labels} />
        </>
      }
      actions={
        <>
          <Button variant="bare" disabled={chosen === 0} onClick={() => change({ discard: NO_CARDS })}>
            {labels.reset}
          </Button>
          <Button variant="act" disabled={chosen < owed} onClick={() => play({ type: 'discard', cards })}>
            {labels.discard}
          </Button>
        </>
      }
    />
  );
  return <Layout {...props} panel={panel} chosen={cards} onPick={take} />;
}
