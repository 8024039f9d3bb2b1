import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saidIn } from '../../../games/kit/languages.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { apart } from '../../kit/page/lazily.tsx';
import { useLanguage, useText } from '../../text/index.ts';
import type { LeftOff } from './left-off.ts';
import styles from './LeftOffCard.module.css';

const RemoveDialog = apart(() => import('./RemoveDialog.tsx'), 'RemoveDialog');

/** A button that removes a game after asking. */
export function RemoveButton({ game }: { readonly game: LeftOff }) {
  const { home } = useText();
  const [asking, ask] = useState(false);
  const label = home.remove[game.where].label(saidIn(game.meta.names, useLanguage()));
  return (
    <div className={styles.remove}>
      <IconButton label={label} icon={<Trash2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => ask(true)} />
      {asking && <RemoveDialog game={game} onClose={() => ask(false)} />}
    </div>
  );
}
