/** Why nothing of a kind can be done now. */
import { faceOf } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import { openHoles } from '../../../../games/atlantis/path.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import type { HandProps } from './Hand.tsx';
import { facesWon } from './OwnTiles.tsx';

/** Why no pawn, or not this one, can set out with a card of an item: what keeps the first that isn't home. */
export function whyNoCard({ why }: Pick<HandProps, 'why'>, item: number, pawn: number | null): Refusal | undefined {
  const pawns = pawn === null ? Array.from({ length: PAWNS }, (_, each) => each) : [pawn];
  const reasons = pawns.map((each) => why({ type: 'movePawn', pawn: each, cards: [item] }));
  return reasons.find((reason) => reason !== undefined && reason.code !== 'pawnHome') ?? reasons[0];
}

/** Why no tile can be sold: what keeps the highest. */
export function whyNoSale({ state, seat, why }: Pick<HandProps, 'state' | 'seat' | 'why'>): Refusal | undefined {
  const [best] = facesWon(state, seat);
  const refusal = why({ type: 'sellTile', face: best ?? faceOf(0, 1) });
  return refusal?.code === 'tileNotHeld' ? { code: 'tileTooLow' } : refusal;
}

/** Why no bridge can be built: what keeps it from the first hole. */
export function whyNoBridge({ state, why }: Pick<HandProps, 'state' | 'why'>): Refusal | undefined {
  return why({ type: 'buildBridge', slot: openHoles(state)[0] ?? 0 });
}
