import { useText } from '../text/index.ts';
import styles from './InviteCard.module.css';
import { ShareLink } from './ShareLink.tsx';

/** The link others come by. */
export function InviteCard({ matchId }: { readonly matchId: string }) {
  const { room } = useText();
  return (
    <section className={styles.card}>
      <h2>{room.invite}</h2>
      <p className={styles.lead}>{room.inviteLead}</p>
      <ShareLink link={`${window.location.origin}/match/${matchId}`} label={room.link} />
    </section>
  );
}
