import type { InvitedIn } from '../../server/wire-pages.ts';
import { useLanguage, useText } from '../text/index.ts';
import { AskName } from './AskName.tsx';
import styles from './InviteCard.module.css';
import type { HeldSeat } from './keys.ts';
import { useMyName } from './my-name.ts';
import { rename } from './seating.ts';
import { ShareLink } from './ShareLink.tsx';
import { useAction } from './use-action.ts';

const INVITED_IN: InvitedIn = 'lang';

interface InviteCardProps {
  readonly matchId: string;
  readonly seat: HeldSeat;
  /** Called when whoever sits there has given themselves a name. */
  readonly onNamed: () => void;
}

/**
 * The link others come by, and first of all who invites them, where that isn't known. A chat that shows the link shows it in the
 * language of whoever sends it.
 */
export function InviteCard({ matchId, seat, onNamed }: InviteCardProps) {
  const { room } = useText();
  const language = useLanguage();
  const nameless = useMyName() === '';
  const { busy, run } = useAction();
  const name = async (given: string) => {
    if ((await run(rename(matchId, seat, given))) !== null) onNamed();
  };
  return (
    <section className={styles.card}>
      <h2>{room.invite}</h2>
      <p className={styles.lead}>{room.inviteLead}</p>
      {nameless && <AskName action={room.nameYourself} busy={busy} onName={(given) => void name(given)} />}
      <ShareLink
        link={`${window.location.origin}/match/${matchId}?${INVITED_IN}=${language}`}
        label={room.link}
        folds
      />
    </section>
  );
}
