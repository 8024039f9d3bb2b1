import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/Button.tsx';
import { AskFirst } from '../../kit/dialogs/AskFirst.tsx';
import { useText } from '../../text/index.ts';
import { closeTable } from '../../asking/api.ts';
import { type HeldSeat, forgetSeat, useHeldSeat } from '../../asking/keys.ts';
import { getUp } from '../seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';

/** A button that closes the table. It asks first, because a closed table can't be restored. */
export function CloseTable({ matchId, held }: { readonly matchId: string; readonly held: HeldSeat }) {
  const { room } = useText();
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const close = async () => {
    if ((await run(closeTable(matchId, held))) === null) return;
    forgetSeat(matchId);
    go(`/play/${held.game}`);
  };
  const asked = { ...room.closing, yes: room.closeTable };
  return <AskFirst label={room.closeTable} asked={asked} no={room.closing.stay} busy={busy} onYes={close} />;
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
