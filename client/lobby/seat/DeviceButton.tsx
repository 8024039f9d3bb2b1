import { MonitorSmartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { lazily } from '../../kit/page/lazily.tsx';
import { useText } from '../../text/index.ts';
import { makeLink } from '../api.ts';
import type { MadeLink } from './DeviceDialog.tsx';
import type { HeldSeat } from './keys.ts';
import { useAction } from '../use-action.ts';

// With what draws the link as a code.
const DeviceDialog = lazily(async () => (await import('./DeviceDialog.tsx')).DeviceDialog);

interface DeviceButtonProps {
  readonly matchId: string;
  readonly seat: HeldSeat;
  /** Where there is little room. */
  readonly small?: boolean;
}

/** The way to take one's seat along: each press makes a link. */
export function DeviceButton({ matchId, seat, small = false }: DeviceButtonProps) {
  const { devices } = useText();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const make = async () => {
    const link = await run(makeLink(matchId, seat));
    setMade(link && { ...link, until: Date.now() + link.lasts });
    // Where enough devices hold the seat, they can be signed out there.
    setOpen(true);
  };
  const icon = <MonitorSmartphone aria-hidden="true" />;
  return (
    <>
      {small ? (
        <IconButton label={devices.heading} icon={icon} onClick={() => void make()} />
      ) : (
        <Button icon={icon} busy={busy} onClick={() => void make()}>
          {devices.heading}
        </Button>
      )}
      {open && (
        <Suspense>
          <DeviceDialog matchId={matchId} seat={seat} made={made} onMake={make} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
