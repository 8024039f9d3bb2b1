/** A match that is followed before its page is drawn: drawing begins with the table rather than with a sign of waiting. */
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { type HeldSeat, heldSeats } from '../../asking/keys.ts';
import { myName } from '../../lobby/seat/my-name.ts';
import type { LoadedGame } from '../../table/load.ts';
import { OnlineMatch } from '../online-match.ts';

interface Ahead {
  readonly match: OnlineMatch;
  readonly id: string;
  readonly seat: HeldSeat | undefined;
  readonly close: () => void;
}

let ahead: Ahead | null = null;

/** Follows a match as the user will. Resolves when the match has arrived, or when it is clear why it doesn't. */
export function followAhead(loaded: LoadedGame, summary: MatchSummary): Promise<void> {
  const { [summary.id]: seat } = heldSeats();
  const match = new OnlineMatch({ ...loaded, summary, as: seat ?? { name: myName() } });
  return new Promise((resolve) => {
    const look = () => {
      const at = match.getSnapshot();
      if (at.phase === 'connecting' && at.problem === null) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = match.subscribe(look);
    ahead = { match, id: summary.id, seat, close: match.open() };
  });
}

/**
 * The match that is already followed from this seat (undefined: as a spectator); undefined if it is another match or
 * none.
 */
export function followedAhead(id: string, seat: HeldSeat | undefined): OnlineMatch | undefined {
  return ahead?.id === id && ahead.seat?.playerID === seat?.playerID ? ahead.match : undefined;
}

/** Forgets that match. If somebody has `taken` it, they will close it; otherwise it is closed now. */
export function dropAhead(taken?: OnlineMatch): void {
  if (ahead !== null && ahead.match !== taken) ahead.close();
  ahead = null;
}
