/** The way back to a seat whose key this browser has kept although it opened nothing any more. */
import { useEffect, useState } from 'react';
import { claimStanding, takeSeatBack } from '../../asking/api.ts';
import { type HeldSeat, holdSeat } from '../../asking/keys.ts';
import { dropLostKey, lostKey } from '../../asking/lost-keys.ts';
import { useAction } from '../../asking/use-action.ts';

interface SeatBack {
  /** The seat that was given to somebody else and can be taken back; null if there is none. */
  readonly lost: HeldSeat | null;
  readonly busy: boolean;
  readonly take: () => Promise<void>;
}

/** Holds the seat again if the key opens it; if it was given to somebody else, offers to take it back. */
export function useSeatBack(matchId: string): SeatBack {
  const { busy, run } = useAction();
  const [lost, setLost] = useState<HeldSeat | null>(null);
  useEffect(() => {
    let wanted = true;
    const key = lostKey(matchId);
    const look = async (held: HeldSeat) => {
      const answer = await claimStanding(matchId, held);
      if (!wanted || !answer.ok) return;
      if (answer.value.standing === 'given') holdAgain(matchId, held);
      if (answer.value.standing === 'lost') setLost(held);
    };
    if (key !== undefined) void look(key);
    return () => {
      wanted = false;
    };
  }, [matchId]);
  const take = async () => {
    if (lost === null) return;
    const back = await run(takeSeatBack(matchId, lost));
    setLost(null);
    if (back !== null) holdAgain(matchId, lost);
  };
  return { lost, busy, take };
}

function holdAgain(matchId: string, held: HeldSeat): void {
  dropLostKey(matchId);
  holdSeat(matchId, held);
}
