import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saidIn } from '../../games/kit/languages.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useLanguage, useText } from '../text/index.ts';
import type { LeftOff } from './left-off.ts';
import styles from './LeftOffCard.module.css';

/** Takes a game off the list after a question. */
export function RemoveButton({ game }: { readonly game: LeftOff }) {
  const { home } = useText();
  const [asking, ask] = useState(false);
  const words = home.remove[game.where];
  const name = saidIn(game.meta.names, useLanguage());
  const actions = (
    <>
      <Button onClick={() => ask(false)}>{home.remove.keep}</Button>
      <Button variant="danger" onClick={game.remove}>
        {words.yes}
      </Button>
    </>
  );
  return (
    <div className={styles.remove}>
      <IconButton label={words.label(name)} icon={<Trash2 aria-hidden="true" />} onClick={() => ask(true)} />
      <Dialog open={asking} onClose={() => ask(false)} title={words.title} actions={actions}>
        <p>{words.lead(name)}</p>
      </Dialog>
    </div>
  );
}
