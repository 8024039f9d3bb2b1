import { useState } from 'react';
import { COSTS } from '../../../../games/katason/data.ts';
import type { Bundle } from '../../../../games/katason/types.ts';
import { useDoing } from '../../../kit/doing.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import { useIntent } from '../intent.ts';
import type { HandProps } from '../props.ts';
import { Actions, type Priced } from './Actions.tsx';
import { DevCards } from './DevCards.tsx';
import { nextOf } from './doing.ts';
import { type OpenPanel, useDrafts } from './trade/drafts.ts';
import { HarvestPanel } from './HarvestPanel.tsx';
import { Layout } from './Layout.tsx';
import { MonopolyPanel } from './MonopolyPanel.tsx';
import { OfferPanel } from './trade/OfferPanel.tsx';
import { NO_CARDS, type Terms, termsOf } from './trade/terms.ts';
import { TradePanel } from './trade/TradePanel.tsx';

/** The hand during the own turn, and while others act and this player has nothing to decide. */
export function TurnHand(props: HandProps) {
  const { state, seat, legal } = props;
  const { panel, trade, change } = useDrafts(state, seat);
  const [priced, setPriced] = useState<Priced | null>(null);
  const { tool } = useIntent(state, seat);
  useDoing(nextOf({ legal, panel, trade, tool }, labelsIn[props.language]));
  const terms = termsOf(trade, (sides) => change({ trade: sides }));
  // A trade that is being prepared survives when another panel opens; the choices for a card don't.
  const setPanel = (next: OpenPanel) => change({ panel: next, harvest: NO_CARDS, claim: null });
  const acting = legal.length > 0;
  const open = acting ? panel : null;
  const trading = open === 'trade';
  const asking = open !== null || state.offer !== null;
  const marked: Bundle | null = priced === null ? null : COSTS[priced];
  const close = () => setPanel(null);

  return (
    <Layout
      {...props}
      marked={marked}
      beside={<DevCards {...props} aside={open !== null} onPanel={setPanel} />}
      chosen={trading ? terms.give : undefined}
      onPick={trading ? (kind) => terms.changeGive(kind, 1) : undefined}
      broad={asking}
      panel={asking ? <Asked {...props} panel={open} terms={terms} onClose={close} /> : undefined}
    >
      {seat === state.turn && state.phase !== 'initialPlacement' && (
        <Actions {...props} panel={open} onPanel={setPanel} onPriced={setPriced} />
      )}
    </Layout>
  );
}

interface AskedProps extends HandProps {
  readonly panel: OpenPanel;
  readonly terms: Terms;
  onClose(): void;
}

/** The open offer, if there is one, and the panel that the player has opened. */
function Asked({ panel, terms, onClose, ...props }: AskedProps) {
  const { offer } = props.state;
  return (
    <>
      {offer !== null && <OfferPanel {...props} offer={offer} />}
      {panel === 'trade' && <TradePanel {...props} terms={terms} onClose={onClose} />}
      {panel === 'harvest' && <HarvestPanel {...props} onClose={onClose} />}
      {panel === 'monopoly' && <MonopolyPanel {...props} onClose={onClose} />}
    </>
  );
}
