import { type ComponentProps, Suspense, useState } from 'react';
import type { DialogPanel, DialogProps } from './DialogPanel.tsx';
import { lazily } from '../page/lazily.tsx';

const Drawn = lazily(async () => (await import('./DialogPanel.tsx')).DialogPanel);

/** Has what dialogs are drawn with fetched before one is opened. */
export function fetchDialogs(): void {
  // Asked again when one is opened.
  Drawn.fetch().catch(() => undefined);
}

/** Asks for something before one goes on. Focus stays inside and returns where it was. */
export function Dialog(props: DialogProps) {
  return <Panel {...props} shape="dialog" />;
}

/** The same, rising from the lower edge where a thumb reaches it; beside the page on wide screens. */
export function Sheet(props: DialogProps) {
  return <Panel {...props} shape="sheet" />;
}

/** A sheet that leaves what it tells about in sight: on a phone it takes the half that a board doesn't need. */
export function Aside(props: DialogProps) {
  return <Panel {...props} shape="sheet" clear />;
}

/** No page waits for what nobody has opened. */
function Panel(props: ComponentProps<typeof DialogPanel>) {
  const [wanted, want] = useState(props.open);
  if (props.open && !wanted) want(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
