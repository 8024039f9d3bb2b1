import { useState } from 'react';
import { addressOf } from '../../kept/site.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import type { InvitedIn } from '../../../server/contract/pages.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { AskName } from '../seat/AskName.tsx';
import styles from './InviteCard.module.css';
import { noteInvited } from '../seat/invited.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import { tidyName, useMyName } from '../seat/my-name.ts';
import { isFree } from './seats.ts';
import { rename } from '../seat/seating.ts';
import { ShareLink } from '../seat/ShareLink.tsx';
import { useAction } from '../../asking/use-action.ts';

const INVITED_IN: InvitedIn = 'lang';

interface InviteCardProps {
  readonly match: MatchSummary;
  readonly seat: HeldSeat;
  /** Called when the user has given themselves a name. */
  readonly onNamed: () => void;
}

/**
 * The link for inviting others, and before that a field for the user's name if it isn't known; nothing if neither is
 * needed. A chat shows the link's preview in the sender's language.
 */
export function InviteCard({ match, seat, onNamed }: InviteCardProps) {
  const { room } = useText();
  const language = useLanguage();
  const nameless = useMyName() === '';
  const invites = match.seats.some(isFree);
  const [typed, setTyped] = useState('');
  const { busy, run } = useAction();
  const name = async (given: string) => {
    if ((await run(rename(match.id, seat, given))) !== null) onNamed();
  };
  // Somebody who has typed a name and sends the link means to use that name.
  const sent = () => {
    noteInvited(match.id);
    const tidy = tidyName(typed);
    if (nameless && tidy !== '' && !busy) void name(tidy);
  };
  if (!invites && !nameless) return null;
  return (
    <section className={styles.card}>
      {invites && (
        <>
          <h2>{room.invite}</h2>
          <p className={styles.lead}>{room.inviteLead}</p>
        </>
      )}
      {nameless && (
        <AskName action={room.nameYourself} busy={busy} onType={setTyped} onName={(given) => void name(given)} />
      )}
      {invites && (
        <ShareLink
          link={addressOf(`/match/${match.id}?${INVITED_IN}=${language}`)}
          label={room.link}
          folds
          onSent={sent}
        />
      )}
    </section>
  );
}
