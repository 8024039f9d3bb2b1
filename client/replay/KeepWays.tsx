import { Download, Share2 } from 'lucide-react';
import { Button } from '../kit/controls/Button.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { saveFile } from '../kit/page/save-file.ts';
import { addressOf, hasPage, siteName } from '../kept/site.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useDealtText } from '../text/shell/dealt.ts';
import { useTableText } from '../text/shell/table.ts';
import { type NamedRecord, writeRecord } from '../records/read-record.ts';

interface SaveProps {
  /** The record, once it can be had (null where it can't). */
  record(): Promise<NamedRecord | null>;
}

/** Keeps the record of a match in a file. */
function useSave({ record }: SaveProps): () => Promise<void> {
  const { playOn } = useDealtText();
  return async () => {
    const named = await record();
    if (named === null) showToast(playOn.gone, 'problem');
    else saveFile(named.record.game, writeRecord(named));
  };
}

/** Among a table's tools: a button that keeps the record. */
export function SaveTool(props: SaveProps) {
  const { past } = useTableText();
  const save = useSave(props);
  return <IconButton label={past.save} icon={<Download aria-hidden="true" />} onClick={() => void save()} />;
}

interface KeepWaysProps extends SaveProps {
  /** Where the match is replayed, where others can go there. */
  readonly path?: string;
}

/** Among the ways on from the end of a match: what one may keep of it, and pass on. */
export function KeepWays({ record, path }: KeepWaysProps) {
  const { past } = useTableText();
  const save = useSave({ record });
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} onClick={() => void save()}>
        {past.save}
      </Button>
      {path !== undefined && hasPage(path) && <ShareWay path={path} />}
    </>
  );
}

/** Passes on where the match is replayed: by whatever the device shares with, or as a link that can be pasted. */
function ShareWay({ path }: { readonly path: string }) {
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
  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {past.share}
    </Button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
