import type { Offer } from '../../../../games/katason/types.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { useDrafts } from './trade/drafts.ts';
import { Exchange } from './trade/Exchange.tsx';
import { stateOf } from './trade/OfferPanel.tsx';
import { Layout } from './Layout.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../props.ts';
import { type Sides, handOf, termsOf } from './trade/terms.ts';
import { TermsEditor } from './trade/TermsEditor.tsx';
import { Try } from './Try.tsx';

/**
 * The hand of a player who was offered a trade: accept, refuse or make a counter-offer. The answer can be changed until
 * the trade is made.
 */
export function ReplyHand(props: HandProps) {
  const { state, seat, legal } = props;
  const { counter, change } = useDrafts(state, seat);
  const { offer } = state;
  if (offer === null) return <Layout {...props} />;
  const number = state.offersMade + state.deals.length;
  const write = (sides: Sides) => change({ counter: { ...sides, offer: number } });
  if (counter?.offer === number && legal.some((move) => move.type === 'counterOffer')) {
    return <CounterHand {...props} sides={counter} onChange={write} onClose={() => change({ counter: null })} />;
  }
  const held = handOf(state.hands, seat);
  const affordable = offer.want.map((count, kind) => Math.min(count, held[kind]!));
  return <AnswerHand {...props} offer={offer} onCounter={() => write({ give: affordable, want: offer.give })} />;
}

interface AnswerHandProps extends HandProps {
  readonly offer: Offer;
  onCounter(): void;
}

function AnswerHand({ offer, onCounter, ...props }: AnswerHandProps) {
  const { state, seat, players, language } = props;
  const labels = labelsIn[language];
  const answer = offer.replies[seat] ?? null;
  const panel = (
    <Panel
      title={labels.offersYou(players[state.turn]?.name ?? '')}
      actions={
        <>
          <Button variant="bare" onClick={onCounter}>
            {labels.counter}
          </Button>
          <Try {...props} move={{ type: 'refuseOffer' }}>
            {labels.refuse}
          </Try>
          <Try {...props} move={{ type: 'acceptOffer' }} variant="act">
            {labels.accept}
          </Try>
        </>
      }
    >
      <Exchange gives={offer.want} gets={offer.give} labels={labels} />
      {answer !== null && answer.kind !== 'open' && <p>{labels.yourAnswer(stateOf(answer, labels))}</p>}
      {answer?.kind === 'countered' && <Exchange gives={answer.give} gets={answer.want} labels={labels} />}
    </Panel>
  );
  return <Layout {...props} broad panel={panel} marked={offer.want} />;
}

interface CounterHandProps extends HandProps {
  readonly sides: Sides;
  onChange(sides: Sides): void;
  onClose(): void;
}

function CounterHand({ sides, onChange, onClose, ...props }: CounterHandProps) {
  const labels = labelsIn[props.language];
  const terms = termsOf(sides, onChange);
  const { give, want } = sides;
  const panel = (
    <Panel
      title={labels.sendCounter}
      closeLabel={labels.cancel}
      onClose={onClose}
      actions={
        <Try {...props} move={{ type: 'counterOffer', give, want }} variant="act" onDone={onClose}>
          {labels.sendCounter}
        </Try>
      }
    >
      <TermsEditor terms={terms} labels={labels} />
    </Panel>
  );
  return <Layout {...props} broad panel={panel} chosen={give} onPick={(kind) => terms.changeGive(kind, 1)} />;
}
