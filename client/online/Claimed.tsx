import { useEffect, useState } from 'react';
import type { Seat } from '../../games/kit/rules.ts';
import { Button } from '../kit/Button.tsx';
import { answerClaim, getMatch } from '../lobby/api.ts';
import type { HeldSeat } from '../lobby/keys.ts';
import { useAction } from '../lobby/use-action.ts';
import type { Seated } from '../table/seated.ts';
import { useText } from '../text/index.ts';
import styles from './Late.module.css';

interface ClaimedProps {
  readonly matchId: string;
  readonly own: HeldSeat;
  /** Whose seat it is. */
  readonly player: Seated;
}

/** Tells everybody at a table that somebody says a seat is theirs, and asks the host to give it back. */
export function Claimed({ matchId, own, player: { seat, name } }: ClaimedProps) {
  const { room } = useText();
  const host = useHost(matchId);
  const { busy, run } = useAction();
  const answer = (agrees: boolean) => void run(answerClaim(matchId, own, seat, agrees));
  return (
    <aside className={styles.late} aria-label={room.claimed(name)}>
      <p>{room.claimed(name)}</p>
      {String(host) === own.playerID && (
        <>
          <Button size="small" busy={busy} onClick={() => answer(false)}>
            {room.keepSeat}
          </Button>
          <Button size="small" variant="act" busy={busy} onClick={() => answer(true)}>
            {room.giveSeat(name)}
          </Button>
        </>
      )}
    </aside>
  );
}

/** The host's seat as it is when somebody first asks for it; undefined until then. */
function useHost(matchId: string): Seat | undefined {
  const [host, setHost] = useState<Seat | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const answer = await getMatch(matchId);
      if (wanted && answer.ok) setHost(answer.value.host);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [matchId]);
  return host;
}
