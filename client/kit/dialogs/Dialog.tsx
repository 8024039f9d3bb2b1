import { type ComponentProps, useState } from 'react';
import type { DialogPanel, DialogProps } from './DialogPanel.tsx';
import { apart } from '../page/lazily.tsx';

const Drawn = apart(() => import('./DialogPanel.tsx'), 'DialogPanel');

/** Loads the code of dialogs before one is opened. */
export function fetchDialogs(): void {
  // A failure is ignored here: opening a dialog loads it again.
  Drawn.fetch().catch(() => undefined);
}

/** Asks the user something before the page goes on. The focus stays inside, and returns afterwards to where it was. */
export function Dialog(props: DialogProps) {
  return <Panel {...props} shape="dialog" />;
}

/** A dialog that rises from the lower edge, within reach of the thumb; on wide screens it stands at the side. */
export function Sheet(props: DialogProps) {
  return <Panel {...props} shape="sheet" />;
}

/** A sheet that leaves the board in sight: on a phone it covers only the half that the board doesn't need. */
export function Aside(props: DialogProps) {
  return <Panel {...props} shape="sheet" clear />;
}

/** The code of dialogs is loaded separately, so that no page waits for it. */
function Panel(props: ComponentProps<typeof DialogPanel>) {
  const [wanted, want] = useState(props.open);
  if (props.open && !wanted) want(true);
  if (!wanted) return null;
  return <Drawn {...props} />;
}
