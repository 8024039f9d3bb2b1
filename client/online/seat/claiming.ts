/** Claims a seat whose credentials were lost with another browser. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import type { ClaimStanding } from '../../../server/contract/seats.ts';
import type { SeatKey } from '../../../server/contract/schema.ts';
import { showToast } from '../../kit/dialogs/toast.ts';
import { fieldsLike, fieldsOf, storedStore, without } from '../../kept/storage.ts';
import { useStore } from '../../kept/store.ts';
import { claimSeat, claimStanding } from '../../asking/api.ts';
import { holdSeat } from '../../asking/keys.ts';
import { useAction } from '../../asking/use-action.ts';
import { useText } from '../../text/index.ts';

/** Milliseconds between two requests for how far the claim is. */
const POLL = 2000;

type Asked = Extract<ClaimStanding, { standing: 'asked' }>;

/** What a claim still waits for. */
export interface ClaimOpen {
  /** How many more must agree. */
  readonly missing: number;
  /** Somebody must agree who plays from another network. */
  readonly elsewhere: boolean;
  /** In how many minutes it can be given. */
  readonly minutes: number;
}

/** The open claims of this browser, by match: at a slow table they last for days. */
const claims = storedStore<Readonly<Record<string, SeatKey>>>('agora.claims', (stored) => fieldsLike(stored, isClaim));

/** Claims a seat, and takes it once it is given. `asked` is how far the claim is, while there is one. */
export function useClaim(matchId: string) {
  const { room } = useText();
  const { busy, run } = useAction();
  const claim = useStore(claims)[matchId];
  const [asked, setAsked] = useState<ClaimOpen | null>(null);
  const ask = async (seat: Seat) => {
    const made = await run(claimSeat(matchId, seat));
    if (made !== null) claims.update((others) => ({ ...others, [matchId]: made }));
  };
  const refused = useEffectEvent(() => showToast(room.claimRefused, 'problem'));
  useEffect(() => {
    if (claim === undefined) return undefined;
    let wanted = true;
    const look = async () => {
      const answer = await claimStanding(matchId, claim);
      if (!wanted || !answer.ok) return;
      const { value } = answer;
      if (value.standing === 'asked') return setAsked(openOf(value));
      claims.update((others) => without(others, matchId));
      if (value.standing === 'given') holdSeat(matchId, { ...claim, game: value.game, name: value.name });
      else refused();
    };
    void look();
    const looking = setInterval(() => void look(), POLL);
    return () => {
      wanted = false;
      clearInterval(looking);
      setAsked(null);
    };
  }, [matchId, claim]);
  return { isOpen: claim !== undefined, asked, busy, ask };
}

const openOf = ({ agreed, needed, lacksOther, opensIn }: Asked): ClaimOpen => ({
  missing: Math.max(0, needed - agreed.length),
  elsewhere: lacksOther === true,
  minutes: Math.ceil(opensIn / 60_000),
});

function isClaim(value: unknown): value is SeatKey {
  const { playerID, credentials } = fieldsOf(value);
  return typeof playerID === 'string' && typeof credentials === 'string';
}
