import { useState } from 'react';
import type { Offer } from '../../../../games/katason/types.ts';
import { Button } from '../../../kit/Button.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { Exchange } from './Exchange.tsx';
import type { HandProps } from './Hand.tsx';
import { Layout } from './Layout.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { handOf, useTerms } from './terms.ts';
import { TermsEditor } from './TermsEditor.tsx';
import { Try } from './Try.tsx';

/** Somebody offers a trade: accept, refuse, or suggest something else. */
export function ReplyHand(props: HandProps) {
  const [countering, setCountering] = useState(false);
  const { offer } = props.state;
  if (offer === null) return <Layout {...props} />;
  return countering ? (
    <CounterHand {...props} offer={offer} onClose={() => setCountering(false)} />
  ) : (
    <AnswerHand {...props} offer={offer} onCounter={() => setCountering(true)} />
  );
}

interface AnswerHandProps extends HandProps {
  readonly offer: Offer;
  onCounter(): void;
}

function AnswerHand({ offer, onCounter, ...props }: AnswerHandProps) {
  const { state, players, language } = props;
  const labels = labelsIn[language];
  const panel = (
    <Panel
      title={labels.offersYou(players[state.turn]?.name ?? '')}
      actions={
        <>
          <Button variant="bare" onClick={onCounter}>
            {labels.counter}
          </Button>
          <Button onClick={() => props.play({ type: 'refuseOffer' })}>{labels.refuse}</Button>
          <Try {...props} move={{ type: 'acceptOffer' }} variant="act">
            {labels.accept}
          </Try>
        </>
      }
    >
      <Exchange gives={offer.want} gets={offer.give} labels={labels} />
    </Panel>
  );
  return <Layout {...props} panel={panel} marked={offer.want} />;
}

interface CounterHandProps extends HandProps {
  readonly offer: Offer;
  onClose(): void;
}

function CounterHand({ offer, onClose, ...props }: CounterHandProps) {
  const { state, seat, language } = props;
  const labels = labelsIn[language];
  const held = handOf(state.hands, seat);
  const affordable = offer.want.map((count, kind) => Math.min(count, held[kind]!));
  const terms = useTerms({ give: affordable, want: offer.give });
  const { give, want } = terms;
  const panel = (
    <Panel
      title={labels.sendCounter}
      closeLabel={labels.cancel}
      onClose={onClose}
      actions={
        <Try {...props} move={{ type: 'counterOffer', give, want }} variant="act">
          {labels.sendCounter}
        </Try>
      }
    >
      <TermsEditor terms={terms} labels={labels} />
    </Panel>
  );
  return <Layout {...props} panel={panel} chosen={give} onPick={(kind) => terms.changeGive(kind, 1)} />;
}
