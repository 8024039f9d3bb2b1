import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useText } from '../../text/index.ts';
import { closeTable } from '../../asking/api.ts';
import { type HeldSeat, forgetSeat, useHeldSeat } from '../../asking/keys.ts';
import { getUp } from '../seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';

/** A button that closes the table. It asks first, because a closed table can't be restored. */
export function CloseTable({ matchId, held }: { readonly matchId: string; readonly held: HeldSeat }) {
  const { room } = useText();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const close = async () => {
    if ((await run(closeTable(matchId, held))) === null) return;
    forgetSeat(matchId);
    go(`/play/${held.game}`);
  };
  const actions = (
    <>
      <Button onClick={() => setAsking(false)}>{room.closing.stay}</Button>
      <Button variant="danger" busy={busy} onClick={() => void close()}>
        {room.closeTable}
      </Button>
    </>
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {room.closeTable}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={room.closing.title} actions={actions}>
        <p>{room.closing.lead}</p>
      </Dialog>
    </>
  );
}

/** A button that gives up one's seat. */
export function Leave({ matchId }: { readonly matchId: string }) {
  const { room } = useText();
  const [, go] = useLocation();
  const held = useHeldSeat(matchId);
  const { busy, run } = useAction();
  const leave = async () => {
    if (held === undefined) return;
    await run(getUp(matchId, held));
    go(`/play/${held.game}`);
  };
  return (
    <Button busy={busy} onClick={() => void leave()}>
      {room.leave}
    </Button>
  );
}
