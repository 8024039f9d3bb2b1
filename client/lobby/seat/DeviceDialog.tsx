import { addressOf } from '../../kept/site.ts';
import type { SeatLink } from '../../../server/contract/seats.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { clockFace, useSecondsUntil } from '../../kit/countdown.ts';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import { useText } from '../../text/index.ts';
import { signOutOthers } from '../../asking/api.ts';
import styles from './DeviceDialog.module.css';
import type { HeldSeat } from '../../asking/keys.ts';
import { ShareLink } from './ShareLink.tsx';
import { useAction } from '../../asking/use-action.ts';

export interface MadeLink extends SeatLink {
  /** By this device's clock, in milliseconds since 1970. */
  readonly until: number;
}

interface DeviceDialogProps {
  readonly matchId: string;
  readonly seat: HeldSeat;
  /** Null if no link could be made. */
  readonly made: MadeLink | null;
  /** Replaces the link by a new one. */
  readonly onMake: () => Promise<void>;
  readonly onClose: () => void;
}

/** A dialog that takes the user's seat to another device, or signs out all others. */
export function DeviceDialog({ matchId, seat, made, onMake, onClose }: DeviceDialogProps) {
  const { devices } = useText();
  const { busy, run } = useAction();
  const seconds = useSecondsUntil(made?.until) ?? 0;
  const signOut = async () => {
    if ((await run(signOutOthers(matchId, seat))) === null) return;
    showToast(devices.signedOut);
    onClose();
  };
  const others = made?.others ?? 1;
  const actions = others > 0 && (
    <Button variant="danger" busy={busy} onClick={() => void signOut()}>
      {devices.signOut}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={devices.heading}
      description={devices.lead}
      {...(actions === false ? {} : { actions })}
    >
      <div className={styles.link}>
        {made !== null && seconds > 0 ? (
          <>
            <ShareLink link={addressOf(`/match/${matchId}/seat#${made.token}`)} label={devices.link} />
            <p className={styles.note}>{devices.lasts(clockFace(seconds))}</p>
          </>
        ) : (
          <Button variant="primary" onClick={() => void onMake()}>
            {devices.anew}
          </Button>
        )}
        {made !== null && others > 0 && <p>{devices.others(others)}</p>}
      </div>
    </Dialog>
  );
}
