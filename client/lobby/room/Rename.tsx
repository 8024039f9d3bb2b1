import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useText } from '../../text/index.ts';
import { NAMELESS } from '../../text/seat-name.ts';
import { AskName } from '../seat/AskName.tsx';
import type { HeldSeat } from '../../asking/keys.ts';
import { rename } from '../seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';

interface RenameProps {
  readonly matchId: string;
  readonly held: HeldSeat;
  /** Called when the server has taken the new name. */
  readonly onNamed: () => void;
}

/** A button beside one's own name, to mend it before the match begins. */
export function Rename({ matchId, held, onNamed }: RenameProps) {
  const { room, cancel } = useText();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const close = () => setAsking(false);
  const name = async (given: string) => {
    if ((await run(rename(matchId, held, given))) === null) return;
    close();
    onNamed();
  };
  return (
    <>
      <IconButton label={room.rename} icon={<Pencil aria-hidden="true" />} onClick={() => setAsking(true)} />
      <Dialog open={asking} onClose={close} title={room.rename} actions={<Button onClick={close}>{cancel}</Button>}>
        <AskName
          action={room.saveName}
          initial={held.name === NAMELESS ? '' : held.name}
          busy={busy}
          onName={(given) => void name(given)}
        />
      </Dialog>
    </>
  );
}
