import { type FormEvent, useState } from 'react';
import type { Circle } from '../../server/contract/circles.ts';
import { Button } from '../kit/controls/Button.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useLanguage } from '../text/index.ts';
import { meetings as words } from '../text/shell/meetings.ts';
import pages from '../results/Results.module.css';
import { dropHook, setHook } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import styles from './Circle.module.css';
import { useGroupAction } from '../results/use-group-action.ts';

/** The chat service that a keeper has told of tables and turns. */
export function Hook({ circle: { id, hook }, signedInBy: key, onChanged }: CircleProps) {
  const language = useLanguage();
  const text = words[language];
  const { busy, run } = useGroupAction();
  const [address, setAddress] = useState(hook?.address ?? '');
  const changed = (circle: Circle | null, done: string) => {
    if (circle === null) return;
    onChanged(circle);
    setAddress(circle.hook?.address ?? '');
    showToast(done);
  };
  const set = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy) changed(await run(setHook(key, id, address.trim(), language)), text.hookSet);
  };
  return (
    <section aria-labelledby="hook">
      <h2 id="hook">{text.hook}</h2>
      <p className={pages.note}>{text.hookLead}</p>
      <form className={styles.rename} onSubmit={(event) => void set(event)} noValidate>
        <TextField
          label={text.hookAddress}
          type="url"
          value={address}
          onChange={setAddress}
          {...(hook?.off ? { error: text.hookFailed } : {})}
        />
        <div className={styles.out}>
          <Button type="submit" busy={busy}>
            {text.hookOn}
          </Button>
          {hook !== undefined && (
            <Button
              busy={busy}
              onClick={() => void run(dropHook(key, id)).then((told) => changed(told, text.hookGone))}
            >
              {text.hookOff}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
