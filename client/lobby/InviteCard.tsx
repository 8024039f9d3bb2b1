import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { TextField } from '../kit/TextField.tsx';
import { showToast } from '../kit/toast.ts';
import { useText } from '../text/index.ts';
import styles from './InviteCard.module.css';
import { QrCode } from './QrCode.tsx';

/** The link others come by: to copy, to share, to photograph. */
export function InviteCard({ matchId }: { readonly matchId: string }) {
  const { room, title } = useText();
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}/match/${matchId}`;
  const copy = async () => {
    const done = await copyText(link);
    setCopied(done);
    showToast(done ? room.copied : room.copyFailed, done ? 'news' : 'problem');
  };
  // A share that is closed again is no failure.
  const share = () => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <section className={styles.card}>
      <h2>{room.invite}</h2>
      <p className={styles.lead}>{room.inviteLead}</p>
      <QrCode text={link} />
      <TextField
        label={room.link}
        hideLabel
        value={link}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {room.copy}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
            {room.share}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Pages over plain http, as at home, have no clipboard: then the field beside is there to copy from. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
