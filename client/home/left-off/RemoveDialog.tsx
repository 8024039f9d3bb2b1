import { saidIn } from '../../../games/kit/languages.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useLanguage, useText } from '../../text/index.ts';
import type { LeftOff } from './left-off.ts';

interface RemoveDialogProps {
  readonly game: LeftOff;
  onClose(): void;
}

/** Asks before a game is removed. */
export function RemoveDialog({ game, onClose }: RemoveDialogProps) {
  const { home } = useText();
  const words = home.remove[game.where];
  const actions = (
    <>
      <Button onClick={onClose}>{home.remove.keep}</Button>
      <Button variant="danger" onClick={game.remove}>
        {words.yes}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.title} actions={actions}>
      <p>{words.lead(saidIn(game.meta.names, useLanguage()))}</p>
    </Dialog>
  );
}
