import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useLanguage, useText } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { closeCircle, partFrom, renameCircle } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import styles from './Circle.module.css';
import { NameForm } from './NameForm.tsx';
import { useCircleAction } from './use-circle-action.ts';

/** What changes the circle itself, and the ways out. */
export function Ways({ isKeeper, ...props }: CircleProps & { readonly isKeeper: boolean }) {
  const text = words[useLanguage()];
  const { circle, signedInBy: key } = props;
  const own = circle.members.find((member) => member.own);
  return (
    <section className={styles.ways} aria-label={circle.name}>
      {isKeeper && <Rename {...props} />}
      <div className={styles.out}>
        {own !== undefined && (
          <Out label={text.leave} asked={text.leaving} done={text.left} go={() => partFrom(key, circle.id, own.who)} />
        )}
        {isKeeper && (
          <Out label={text.close} asked={text.closing} done={text.closed} go={() => closeCircle(key, circle.id)} />
        )}
      </div>
    </section>
  );
}

function Rename({ circle, signedInBy: key, onChanged }: CircleProps) {
  const text = words[useLanguage()];
  const { busy, run } = useCircleAction();
  const rename = async (name: string) => {
    const changed = await run(renameCircle(key, circle.id, name));
    if (changed === null) return;
    onChanged(changed);
    showToast(text.renamed);
  };
  const send = (name: string) => void rename(name);
  return <NameForm label={text.rename} done={text.keep} before={circle.name} busy={busy} onName={send} />;
}

interface OutProps {
  readonly label: string;
  readonly asked: { readonly title: string; readonly lead: string; readonly yes: string };
  readonly done: string;
  readonly go: () => ReturnType<typeof closeCircle>;
}

/** A way out, which asks first. */
function Out({ label, asked, done, go }: OutProps) {
  const { cancel } = useText();
  const [, goTo] = useLocation();
  const { busy, run } = useCircleAction();
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
