import type { AtlantisProps, HandProps } from '../props.ts';
import { PayHand } from './PayHand.tsx';
import { TurnHand } from './TurnHand.tsx';

/** The own hand with everything the player has to decide beside the board. */
export function Hand(props: AtlantisProps) {
  const { seat, legal, state } = props;
  if (seat === null) return null;
  const own: HandProps = { ...props, seat };
  const pays = legal.some(({ type }) => type === 'payToll');
  return pays ? <PayHand key={`${state.toll} ${state.moved}`} {...own} /> : <TurnHand {...own} />;
}
