import { Button } from '../../../../kit/controls/Button.tsx';
import { Panel } from '../../../../kit/dialogs/Panel.tsx';
import { labelsIn } from '../../../../text/katason/labels.ts';
import { handOf } from '../../bundles.ts';
import type { HandProps } from '../../props.ts';
import { TryMove } from '../../../../stage/TryMove.tsx';
import { Exchange } from './Exchange.tsx';
import { stateOf } from './OfferPanel.tsx';
import { TermsEditor } from './TermsEditor.tsx';

/**
 * A player who was offered a trade accepts, refuses or makes a counter-offer. The answer can be changed until the trade
 * is made.
 */
export function AnswerPanel(props: HandProps) {
  const { state, seat, stage, players, language } = props;
  const labels = labelsIn[language];
  const { offer } = state;
  if (offer === null) return null;
  const answer = offer.replies[seat] ?? null;
  const held = handOf(state.hands, seat);
  /** A counter-offer begins with what was offered, as far as it can be paid. */
  const counter = () => {
    stage.change({ give: offer.want.map((count, kind) => Math.min(count, held[kind]!)), want: offer.give });
    stage.press('counterOffer');
  };
  return (
    <Panel
      title={labels.offersYou(players[state.turn]?.name ?? '')}
      actions={
        <>
          <Button variant="bare" onClick={counter}>
            {labels.counter}
          </Button>
          <TryMove {...props} move={{ type: 'refuseOffer' }}>
            {labels.refuse}
          </TryMove>
          <TryMove {...props} move={{ type: 'acceptOffer' }} variant="act">
            {labels.accept}
          </TryMove>
        </>
      }
    >
      <Exchange gives={offer.want} gets={offer.give} labels={labels} />
      {answer !== null && answer.kind !== 'open' && <p>{labels.yourAnswer(stateOf(answer, labels))}</p>}
      {answer?.kind === 'countered' && <Exchange gives={answer.give} gets={answer.want} labels={labels} />}
    </Panel>
  );
}

/** A player who was offered a trade puts another one together. */
export function CounterPanel(props: HandProps) {
  const { stage, language } = props;
  const labels = labelsIn[language];
  const { give, want } = stage.draft;
  return (
    <Panel
      title={labels.sendCounter}
      closeLabel={labels.cancel}
      onClose={() => stage.begin([])}
      actions={
        <TryMove {...props} move={{ type: 'counterOffer', give, want }} variant="act">
          {labels.sendCounter}
        </TryMove>
      }
    >
      <TermsEditor stage={stage} labels={labels} />
    </Panel>
  );
}
