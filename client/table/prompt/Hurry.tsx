import { FastForward } from 'lucide-react';
import { Button } from '../../kit/controls/Button.tsx';
import { Tooltip } from '../../kit/controls/Tooltip.tsx';
import { useTable } from '../context.ts';
import type { Seated } from '../seats/seated.ts';

// A constant icon.
const ICON = <FastForward aria-hidden="true" />;

/**
 * A button that lets bots move without pauses while only bots must decide. If several people play, all of them must
 * press it.
 */
export function Hurry() {
  const { position, session, text } = useTable();
  const { hotseat, commands, players } = session;
  const { seat } = position;
  const own = seat === null ? undefined : players[seat];
  const wish = own === undefined || commands === null ? undefined : () => commands.wish('hurry');
  const hurry: (() => unknown) | undefined = hotseat?.hurry ?? wish;
  // Not while a bot waits for an answer from this seat.
  const botsOnly = position.toMove.every((each) => isBots(players[each]));
  if (!botsOnly || hurry === undefined) return null;
  const asked = hotseat === null && own?.wishes?.includes('hurry') === true;
  const agreed = players.every(
    (player) => isBots(player) || !player.connected || player.wishes?.includes('hurry') === true,
  );
  const told = !asked ? undefined : agreed ? text.hurrying : text.hurryAsked;
  return (
    <Tooltip text={told}>
      <Button
        size="small"
        variant="bare"
        icon={ICON}
        aria-disabled={asked}
        aria-pressed={asked || undefined}
        onClick={asked ? undefined : hurry}
      >
        {told ?? text.hurry}
      </Button>
    </Tooltip>
  );
}

/** Whether a bot decides for this player. */
const isBots = (player: Seated | undefined): boolean => player?.bot !== undefined || player?.standIn !== undefined;
