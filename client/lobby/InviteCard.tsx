import type { InvitedIn } from '../../server/wire-pages.ts';
import { useLanguage, useText } from '../text/index.ts';
import styles from './InviteCard.module.css';
import { ShareLink } from './ShareLink.tsx';

const INVITED_IN: InvitedIn = 'lang';

/** The link others come by. A chat that shows it shows it in the language of whoever sends it. */
export function InviteCard({ matchId }: { readonly matchId: string }) {
  const { room } = useText();
  const language = useLanguage();
  return (
    <section className={styles.card}>
      <h2>{room.invite}</h2>
      <p className={styles.lead}>{room.inviteLead}</p>
      <ShareLink link={`${window.location.origin}/match/${matchId}?${INVITED_IN}=${language}`} label={room.link} />
    </section>
  );
}
