import { type FormEvent, useState } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { useLanguage } from '../text/index.ts';
import { meetings as words } from '../text/shell/meetings.ts';
import pages from '../kit/page/Page.module.css';
import { dropHook, setHook } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import { useChange } from '../groups/use-change.ts';

/** The chat service that a keeper has told of tables and turns. */
export function Hook({ circle: { id, hook }, signedInBy: key, onChanged }: CircleProps) {
  const language = useLanguage();
  const text = words[language];
  const { busy, change } = useChange(onChanged);
  const [address, setAddress] = useState(hook?.address ?? '');
  const tell = async (question: ReturnType<typeof setHook>, done: string) => {
    const changed = await change(question, done);
    if (changed !== null) setAddress(changed.hook?.address ?? '');
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void tell(setHook(key, id, address.trim(), language), text.hookSet);
  };
  return (
    <section aria-labelledby="hook">
      <h2 id="hook">{text.hook}</h2>
      <p className={pages.note}>{text.hookLead}</p>
      <form className={pages.small} onSubmit={set} noValidate>
        <TextField
          label={text.hookAddress}
          type="url"
          value={address}
          onChange={setAddress}
          {...(hook?.off ? { error: text.hookFailed } : {})}
        />
        <div className={pages.ways}>
          <Button type="submit" busy={busy}>
            {text.hookOn}
          </Button>
          {hook !== undefined && (
            <Button busy={busy} onClick={() => void tell(dropHook(key, id), text.hookGone)}>
              {text.hookOff}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
