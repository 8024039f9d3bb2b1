import { Download, Share2 } from 'lucide-react';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { saveFile } from '../kit/page/save-file.ts';
import { addressOf, hasPage, siteName } from '../kept/site.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useDealText } from '../text/shell/deal.ts';
import { useTableText } from '../text/shell/table.ts';
import styles from './KeepTools.module.css';
import { type NamedRecord, writeRecord } from '../records/read-record.ts';

/** Keeps the record of a match in a file, once it can be had (null where it can't). */
export function SaveTool({ record }: { record(): Promise<NamedRecord | null> }) {
  const { past } = useTableText();
  const { playOn } = useDealText();
  const keep = async () => {
    const named = await record();
    if (named === null) showToast(playOn.gone, 'problem');
    else saveFile(named.record.game, writeRecord(named));
  };
  return <IconButton label={past.save} icon={<Download aria-hidden="true" />} onClick={() => void keep()} />;
}

interface KeepToolsProps {
  record(): Promise<NamedRecord | null>;
  /** Where the match is replayed, where others can go there. */
  readonly path?: string;
}

/** Beside the ways on from the end of a match: what one may keep of it, and pass on. */
export function KeepTools({ record, path }: KeepToolsProps) {
  return (
    <span className={styles.keep}>
      <SaveTool record={record} />
      {path !== undefined && hasPage(path) && <ShareTool path={path} />}
    </span>
  );
}

/** Passes on where the match is replayed: by whatever the device shares with, or as a link that can be pasted. */
function ShareTool({ path }: { readonly path: string }) {
  const { past } = useTableText();
  const { room } = useText();
  const title = siteName(useLanguage());
  const share = async () => {
    const url = addressOf(path);
    // A share that is closed again is no failure.
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    const copied = await copyText(url);
    // Where there is no clipboard the replay's own address is there to copy.
    return showToast(copied ? room.copied : past.cantCopy, copied ? 'news' : 'problem');
  };
  return <IconButton label={past.share} icon={<Share2 aria-hidden="true" />} onClick={() => void share()} />;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
