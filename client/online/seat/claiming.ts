/** Claims a seat whose credentials were lost with another browser. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import type { SeatClaim } from '../../../server/wire-seats.ts';
import { showToast } from '../../kit/dialogs/toast.ts';
import { claimSeat, claimStanding } from '../../lobby/api.ts';
import { holdSeat } from '../../lobby/seat/keys.ts';
import { useAction } from '../../lobby/use-action.ts';
import { useText } from '../../text/index.ts';

/** Milliseconds between two requests for how far the claim is. */
const POLL = 2000;

/** Claims a seat, and takes it once the others have agreed. `asked` is set while they haven't answered. */
export function useClaim(matchId: string) {
  const { room } = useText();
  const { busy, run } = useAction();
  const [claim, setClaim] = useState<SeatClaim | null>(null);
  const ask = async (seat: Seat) => setClaim(await run(claimSeat(matchId, seat)));
  const refused = useEffectEvent(() => showToast(room.claimRefused, 'problem'));
  useEffect(() => {
    if (claim === null) return undefined;
    let wanted = true;
    const look = async () => {
      const answer = await claimStanding(matchId, claim);
      if (!wanted || !answer.ok || answer.value.standing === 'asked') return;
      const { value } = answer;
      setClaim(null);
      if (value.standing === 'refused') refused();
      else holdSeat(matchId, { ...claim, game: value.game, name: value.name });
    };
    const looking = setInterval(() => void look(), POLL);
    return () => {
      wanted = false;
      clearInterval(looking);
    };
  }, [matchId, claim]);
  return { asked: claim !== null, busy, ask };
}
