import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { ticks } from '../../kit/countdown.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { apart } from '../../kit/page/lazily.tsx';
import { useText } from '../../text/index.ts';
import { makeLink } from '../../asking/api.ts';
import type { MadeLink } from './DeviceDialog.tsx';
import type { HeldSeat } from '../../asking/keys.ts';
import { useAction } from '../../asking/use-action.ts';

// Loaded with the code that draws QR codes.
const DeviceDialog = apart(() => import('./DeviceDialog.tsx'), 'DeviceDialog');

interface DeviceButtonProps {
  readonly matchId: string;
  readonly seat: HeldSeat;
  /** For places with little room. */
  readonly small?: boolean;
}

/** A button that takes the user's seat to another device. Each press makes a new link. */
export function DeviceButton({ matchId, seat, small = false }: DeviceButtonProps) {
  const { devices } = useText();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const make = async () => {
    const link = await run(makeLink(matchId, seat));
    setMade(link && { ...link, until: ticks() + link.lasts });
    // If too many devices hold the seat, they can be signed out in the dialog.
    setOpen(true);
  };
  const icon = <MonitorSmartphone aria-hidden="true" />;
  return (
    <>
      {small ? (
        <IconButton label={devices.heading} icon={icon} aria-haspopup="dialog" onClick={() => void make()} />
      ) : (
        <Button icon={icon} busy={busy} aria-haspopup="dialog" onClick={() => void make()}>
          {devices.heading}
        </Button>
      )}
      {open && <DeviceDialog matchId={matchId} seat={seat} made={made} onMake={make} onClose={() => setOpen(false)} />}
    </>
  );
}
