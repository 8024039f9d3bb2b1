import type { Claimed as Claim } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { answerClaim } from '../../asking/api.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import { useAction } from '../../asking/use-action.ts';
import type { Seated } from '../../table/seats/seated.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { lists } from '../../text/lists.ts';
import styles from '../next/Late.module.css';

interface ClaimedProps {
  readonly matchId: string;
  readonly own: HeldSeat;
  /** The player whose seat is claimed. */
  readonly player: Seated;
  readonly claim: Claim;
  readonly players: readonly Seated[];
}

/**
 * Tells everybody at a table that somebody claims a seat and who agrees so far, and asks those who haven't answered.
 */
export function Claimed({ matchId, own, player: { seat, name }, claim, players }: ClaimedProps) {
  const { room } = useText();
  const { busy, run } = useAction();
  const { id, agreed, needed } = claim;
  const answer = (agrees: boolean) => void run(answerClaim(matchId, own, seat, { claim: id, agrees }));
  const names = agreed.map((each) => players[each]?.name ?? '');
  const language = useLanguage();
  return (
    <aside className={styles.late} aria-label={room.claimed(name)}>
      <p aria-live="polite">
        {room.claimed(name)}{' '}
        {names.length > 0 && room.agreed(lists[language].several(names), Math.max(0, needed - names.length))}
      </p>
      {!agreed.includes(Number(own.playerID)) && (
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
