import { Bot } from 'lucide-react';
import { useState } from 'react';
import type { Meta } from '../../../games/kit/meta.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { LocalDialog } from '../create/LocalDialog.tsx';
import styles from './Meanwhile.module.css';
import { seekPlayers } from './seeking.ts';

interface MeanwhileProps {
  readonly matchId: string;
  readonly meta: Meta;
  /** Whether nothing else on the page is as much to the point. */
  readonly main?: boolean;
}

/** Links to things to do while a table waits. The page continues to look for players wherever one goes in it. */
export function Meanwhile({ matchId, meta, main = false }: MeanwhileProps) {
  const { quick } = useText();
  const [open, setOpen] = useState(false);
  const begin = () => {
    seekPlayers(matchId);
    setOpen(true);
  };
  if (meta.botless === true) return null;
  return (
    <div className={styles.meanwhile}>
      <Button variant={main ? 'primary' : 'plain'} icon={<Bot aria-hidden="true" />} onClick={begin}>
        {quick.meanwhile}
      </Button>
      <p>{quick.meanwhileLead}</p>
      {open && <LocalDialog meta={meta} rivals="bots" onClose={() => setOpen(false)} />}
    </div>
  );
}
