import { useEffect, useEffectEvent } from 'react';
import type { Refusal } from '../../../games/kit/rules.ts';
import { showToast } from '../../kit/dialogs/toast.ts';
import { type HeldSeat, holdSeat } from '../../asking/keys.ts';
import { useTableText } from '../../text/shell/table.ts';

/**
 * When another seat was closed, the seat of this browser may have moved to its place; then the match is followed from
 * there.
 */
export function useSeatMoved(matchId: string, held: HeldSeat | undefined, refusal: Refusal | null): void {
  const { refusals } = useTableText();
  const seat = refusal?.code === 'seatMoved' ? Number(refusal['seat']) : undefined;
  const follow = useEffectEvent((playerID: string) => {
    if (held === undefined || held.playerID === playerID) return;
    showToast(refusals['seatMoved'] ?? '');
    holdSeat(matchId, { ...held, playerID });
  });
  useEffect(() => {
    if (seat !== undefined) follow(String(seat));
  }, [seat]);
}
