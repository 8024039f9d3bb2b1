import { useState } from 'react';
import { COSTS } from '../../../../games/katason/data.ts';
import type { Bundle } from '../../../../games/katason/types.ts';
import { Actions } from './Actions.tsx';
import { DevCards } from './DevCards.tsx';
import type { HandProps } from './Hand.tsx';
import { HarvestPanel } from './HarvestPanel.tsx';
import { Layout } from './Layout.tsx';
import { MonopolyPanel } from './MonopolyPanel.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { NO_CARDS, useTerms } from './terms.ts';
import { TradePanel } from './TradePanel.tsx';

export type OpenPanel = 'trade' | 'harvest' | 'monopoly' | null;
export type Priced = keyof typeof COSTS;

/** The hand on one's own turn, and while others are busy. */
export function TurnHand(props: HandProps) {
  const { state, seat, legal } = props;
  const [panel, setPanel] = useState<OpenPanel>(null);
  const [priced, setPriced] = useState<Priced | null>(null);
  const terms = useTerms({ give: NO_CARDS, want: NO_CARDS });
  const acting = legal.length > 0;
  const trading = acting && panel === 'trade';
  const marked: Bundle | null = priced === null ? null : COSTS[priced];
  const close = () => setPanel(null);

  return (
    <Layout
      {...props}
      marked={marked}
      beside={<DevCards {...props} aside={panel !== null} onPanel={setPanel} />}
      chosen={trading ? terms.give : undefined}
      onPick={trading ? (kind) => terms.changeGive(kind, 1) : undefined}
      panel={
        <>
          {state.offer !== null && <OfferPanel {...props} offer={state.offer} />}
          {trading && <TradePanel {...props} terms={terms} onClose={close} />}
          {acting && panel === 'harvest' && <HarvestPanel {...props} onClose={close} />}
          {acting && panel === 'monopoly' && <MonopolyPanel {...props} onClose={close} />}
        </>
      }
    >
      {seat === state.turn && state.phase !== 'initialPlacement' && (
        <Actions {...props} panel={panel} onPanel={setPanel} onPriced={setPriced} />
      )}
    </Layout>
  );
}
