import { useEffect, useState } from 'react';
import type { KnownPasskey } from '../../server/contract/people.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { useStore } from '../kept/store.ts';
import { useLanguage } from '../text/index.ts';
import { localeOf } from '../text/locale.ts';
import { people } from '../text/shell/people.ts';
import { agree, partHere, passkeysKnown } from './agree.ts';
import { dropBrowser, dropPasskey, dropPerson } from './api.ts';
import styles from './Passkeys.module.css';
import { signInHere, useSignedIn } from './signed-in.ts';
import { usePasskey } from './use-passkey.ts';

/** In the settings: what a passkey is good for and the ways to one, or what is tied to it and the ways out. */
export function Passkeys() {
  const text = people[useLanguage()];
  const signedIn = useSignedIn();
  const { can, busy, make, signIn } = usePasskey();
  return (
    <section className={styles.passkeys} aria-labelledby="passkeys">
      <h2 id="passkeys">{text.heading}</h2>
      {signedIn !== null ? (
        <Tied signedInBy={signedIn.key} />
      ) : (
        <>
          <p>{can ? text.lead : text.impossible}</p>
          {can && (
            <div className={styles.ways}>
              <Button busy={busy} onClick={make}>
                {text.make}
              </Button>
              <Button busy={busy} onClick={signIn}>
                {text.signIn}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Tied({ signedInBy: key }: { readonly signedInBy: string }) {
  const text = people[useLanguage()];
  const { can, busy, make, say } = usePasskey();
  const known = useStore(passkeysKnown);
  const passkeys = known ?? [];
  // Who is known by this browser alone couldn't come back after signing out.
  const byBrowser = known?.length === 0;
  const [asked, ask] = useState<'all' | KnownPasskey | null>(null);
  useEffect(() => void agree(), []);
  const isLast = asked === 'all' || passkeys.length <= 1;
  const takeAway = async () => {
    ask(null);
    const isDone = await say(
      asked === 'all' || asked === null ? dropPerson(key) : dropPasskey(key, asked.id),
      text.takenAway,
    );
    // The seats stay, whose they were is forgotten.
    if (isDone && isLast) return signInHere(null);
    await agree();
  };
  const signOut = async () => {
    partHere();
    await say(dropBrowser(key), text.signedOut);
  };
  return (
    <>
      <p>{byBrowser ? text.here : text.signedIn}</p>
      <ul className={styles.known}>
        {passkeys.map((passkey) => (
          <Known key={passkey.id} passkey={passkey} onTakeAway={passkeys.length > 1 ? () => ask(passkey) : undefined} />
        ))}
      </ul>
      <div className={styles.ways}>
        {can && (
          <Button busy={busy} onClick={make}>
            {byBrowser ? text.make : text.further}
          </Button>
        )}
        {!byBrowser && (
          <Button busy={busy} onClick={() => void signOut()}>
            {text.signOut}
          </Button>
        )}
        <Button variant="danger" busy={busy} aria-haspopup="dialog" onClick={() => ask('all')}>
          {text.all}
        </Button>
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title={text.taking.title}
        actions={
          <>
            <Button onClick={() => ask(null)}>{text.taking.keep}</Button>
            <Button variant="danger" onClick={() => void takeAway()}>
              {text.taking.yes}
            </Button>
          </>
        }
      >
        <p>{isLast ? text.taking.last : text.taking.lead}</p>
      </Dialog>
    </>
  );
}

interface KnownProps {
  readonly passkey: KnownPasskey;
  /** Absent for the last one, with which everything goes. */
  readonly onTakeAway: (() => void) | undefined;
}

function Known({ passkey, onTakeAway }: KnownProps) {
  const language = useLanguage();
  const text = people[language];
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const made = dates.format(passkey.createdAt);
  return (
    <li>
      <span>{text.passkey(made, dates.format(passkey.usedAt))}</span>
      {onTakeAway && (
        <Button size="small" aria-label={text.takeAway(made)} aria-haspopup="dialog" onClick={onTakeAway}>
          {text.taking.yes}
        </Button>
      )}
    </li>
  );
}
