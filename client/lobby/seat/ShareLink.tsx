import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { TextField } from '../../kit/controls/TextField.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import { siteName } from '../../kept/site.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { QrCode } from './QrCode.tsx';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  readonly link: string;
  /** What the link is for. */
  readonly label: string;
  /** Whether the QR code is folded away where there is little room. */
  readonly folds?: boolean;
  /** Called when the link was copied or shared. */
  readonly onSent?: () => void;
}

/** A link to copy, share or photograph. */
export function ShareLink({ link, label, folds = false, onSent }: ShareLinkProps) {
  const { room } = useText();
  const title = siteName(useLanguage());
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    onSent?.();
    const done = await copyText(link);
    setCopied(done ? link : null);
    showToast(done ? room.copied : room.copyFailed, done ? 'news' : 'problem');
  };
  const share = async () => {
    onSent?.();
    // Closing the share sheet is not an error.
    await navigator.share({ title, url: link }).catch(() => undefined);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={copied === link ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
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
      <TextField
        label={label}
        hideLabel
        value={link}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className={folds ? styles.roomy : undefined}>
        <QrCode text={link} />
      </div>
      {folds && (
        <details className={styles.folded}>
          <summary>{room.photograph}</summary>
          <QrCode text={link} />
        </details>
      )}
    </>
  );
}

/** Pages over plain http (at home) have no clipboard API; the text field beside the button can be copied by hand. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
