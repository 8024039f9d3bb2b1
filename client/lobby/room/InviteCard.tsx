import { useState } from 'react';
import type { MatchSummary } from '../../../server/wire.ts';
import type { InvitedIn } from '../../../server/wire-pages.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { AskName } from '../seat/AskName.tsx';
import styles from './InviteCard.module.css';
import type { HeldSeat } from '../seat/keys.ts';
import { tidyName, useMyName } from '../seat/my-name.ts';
import { isFree } from './seats.ts';
import { rename } from '../seat/seating.ts';
import { ShareLink } from '../seat/ShareLink.tsx';
import { useAction } from '../use-action.ts';

const INVITED_IN: InvitedIn = 'lang';

interface InviteCardProps {
  readonly match: MatchSummary;
  readonly seat: HeldSeat;
  /** Called when whoever sits there has given themselves a name. */
  readonly onNamed: () => void;
}

/**
 * The link others come by, and first of all who invites them, where that isn't known; nothing where neither is wanted. A chat that
 * shows the link shows it in the language of whoever sends it.
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
  // Whoever has written their name and sends the link means to invite by that name.
  const sent = () => {
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
          link={`${window.location.origin}/match/${match.id}?${INVITED_IN}=${language}`}
          label={room.link}
          folds
          onSent={sent}
        />
      )}
    </section>
  );
}
