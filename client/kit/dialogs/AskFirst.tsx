import { type ComponentProps, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { Dialog } from './Dialog.tsx';

interface AskFirstProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'busy'> {
  /** What stands on the button that asks. */
  readonly label: string;
  readonly asked: { readonly title: string; readonly lead: string; readonly yes: string };
  /** What stands on the button by which it is not done, if that is no plain "cancel". */
  readonly no?: string;
  /** Resolves once it is done, or couldn't be. */
  readonly onYes: () => Promise<unknown>;
}

/** A button for what can't be taken back: it asks first. */
export function AskFirst({ label, asked, no, busy = false, onYes, ...look }: AskFirstProps) {
  const { cancel } = useText();
  const [asking, ask] = useState(false);
  const close = () => ask(false);
  const actions = (
    <>
      <Button onClick={close}>{no ?? cancel}</Button>
      <Button variant="danger" busy={busy} onClick={() => void onYes().then(close)}>
        {asked.yes}
      </Button>
    </>
  );
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog open={asking} onClose={close} title={asked.title} actions={actions}>
        <p>{asked.lead}</p>
      </Dialog>
    </>
  );
}
