import { useState } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useAction } from '../asking/use-action.ts';
import { useLanguage, useText } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { dropResults } from './api.ts';
import { signWith } from './own-part.ts';

/** Deletes all one's results. Asks first: those of days that are over can't be sent again. */
export function TakeOut() {
  const text = daily[useLanguage()];
  const { cancel } = useText();
  const [asking, ask] = useState(false);
  const { busy, run } = useAction();
  const takeOut = async () => {
    if ((await run(dropResults())) === null) return;
    // It would be sent again otherwise; what is in the list now is looked up when that changes.
    signWith(null);
    showToast(text.takenOut);
  };
  const actions = (
    <>
      <Button onClick={() => ask(false)}>{cancel}</Button>
      <Button variant="danger" busy={busy} onClick={() => void takeOut()}>
        {text.takeOut}
      </Button>
    </>
  );
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        {text.takeOut}
      </Button>
      <Dialog open={asking} onClose={() => ask(false)} title={text.takingOut.title} actions={actions}>
        <p>{text.takingOut.lead}</p>
      </Dialog>
    </>
  );
}
