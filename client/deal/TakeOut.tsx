import { AskFirst } from '../kit/dialogs/AskFirst.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useAction } from '../asking/use-action.ts';
import { useLanguage } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { dropResults } from './api.ts';
import { signWith } from './own-part.ts';

/** Deletes all one's results. Asks first: those of days that are over can't be sent again. */
export function TakeOut() {
  const text = daily[useLanguage()];
  const { busy, run } = useAction();
  const takeOut = async () => {
    if ((await run(dropResults())) === null) return;
    // It would be sent again otherwise; what is in the list now is looked up when that changes.
    signWith(null);
    showToast(text.takenOut);
  };
  const asked = { ...text.takingOut, yes: text.takeOut };
  return <AskFirst size="small" label={text.takeOut} asked={asked} busy={busy} onYes={takeOut} />;
}
