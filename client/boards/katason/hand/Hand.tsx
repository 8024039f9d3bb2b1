import type { HandProps, KatasonProps } from '../props.ts';
import { useIntent } from '../intent.ts';
import { victimsOn } from '../places/targets.ts';
import { DiscardHand } from './DiscardHand.tsx';
import { ReplyHand } from './ReplyHand.tsx';
import { AskedBackHand, TakeBackHand } from './TakeBackHand.tsx';
import { TurnHand } from './TurnHand.tsx';
import { VictimHand } from './VictimHand.tsx';

/** The own hand with everything the player has to decide beside the board. */
export function Hand(props: KatasonProps) {
  const { state, seat, legal } = props;
  const intent = useIntent(state, seat);
  if (seat === null) return null;
  const own: HandProps = { ...props, seat };
  const can = new Set(legal.map((move) => move.type));
  if (can.has('discard')) return <DiscardHand {...own} />;
  if (can.has('refuseTakeBack')) return <TakeBackHand {...own} />;
  if (can.has('withdrawTakeBack')) return <AskedBackHand {...own} />;
  if (can.has('refuseOffer') || can.has('acceptOffer') || can.has('counterOffer')) return <ReplyHand {...own} />;
  const victims = victimsOn(legal, intent.hex);
  if (victims.length > 0) return <VictimHand {...own} victims={victims} intent={intent} />;
  return <TurnHand {...own} />;
}
