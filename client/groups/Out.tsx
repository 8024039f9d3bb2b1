import { useLocation } from 'wouter';
import type { Answer } from '../asking/ask.ts';
import { AskFirst } from '../kit/dialogs/AskFirst.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useGroupAction } from './use-change.ts';

interface OutProps {
  readonly label: string;
  readonly asked: { readonly title: string; readonly lead: string; readonly yes: string };
  readonly done: string;
  readonly go: () => Promise<Answer<unknown>>;
}

/** A way out of a circle or a tournament, to one's own page. */
export function Out({ label, asked, done, go }: OutProps) {
  const [, goTo] = useLocation();
  const { busy, run } = useGroupAction();
  const out = async () => {
    if ((await run(go())) === null) return;
    showToast(done);
    goTo('/you');
  };
  return <AskFirst variant="danger" label={label} asked={asked} busy={busy} onYes={out} />;
}
