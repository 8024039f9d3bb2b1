/** The two ways to a passkey from a table (index.tsx). */
import { KeyRound } from 'lucide-react';
import { Button } from '../kit/controls/Button.tsx';
import { useLanguage } from '../text/index.ts';
import { people } from '../text/shell/people.ts';
import { useSignedIn } from './signed-in.ts';
import { usePasskey } from './use-passkey.ts';

export function PasskeyOffer() {
  const text = people[useLanguage()];
  const isSignedIn = useSignedIn() !== null;
  const { can, busy, make } = usePasskey();
  if (!can || isSignedIn) return null;
  return (
    <Button busy={busy} title={text.lead} icon={<KeyRound aria-hidden="true" />} onClick={make}>
      {text.offer}
    </Button>
  );
}

export function PasskeyReturn() {
  const text = people[useLanguage()];
  const isSignedIn = useSignedIn() !== null;
  const { can, busy, signIn } = usePasskey();
  if (!can || isSignedIn) return null;
  return (
    <Button size="small" busy={busy} icon={<KeyRound aria-hidden="true" />} onClick={signIn}>
      {text.lost}
    </Button>
  );
}
