import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Answer } from '../asking/ask.ts';
import { useGroupAction } from './use-group-action.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useText } from '../text/index.ts';

interface OutProps {
  readonly label: string;
  readonly asked: { readonly title: string; readonly lead: string; readonly yes: string };
  readonly done: string;
  readonly go: () => Promise<Answer<unknown>>;
}

/** A way out, which asks first. */
export function Out({ label, asked, done, go }: OutProps) {
  const { cancel } = useText();
  const [, goTo] = useLocation();
  const { busy, run } = useGroupAction();
  const [asking, ask] = useState(false);
  const out = async () => {
    if ((await run(go())) === null) return ask(false);
    showToast(done);
    goTo('/you');
  };
  const actions = (
    <>
      <Button onClick={() => ask(false)}>{cancel}</Button>
      <Button variant="danger" busy={busy} onClick={() => void out()}>
        {asked.yes}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog open={asking} onClose={() => ask(false)} title={asked.title} actions={actions}>
        <p>{asked.lead}</p>
      </Dialog>
    </>
  );
}
