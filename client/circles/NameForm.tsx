import { type FormEvent, useState } from 'react';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { Button } from '../kit/controls/Button.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { tidyName } from '../lobby/seat/my-name.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import styles from './Circle.module.css';

interface NameFormProps {
  readonly label: string;
  /** What stands on the button. */
  readonly done: string;
  readonly before?: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
}

/** What a circle is called, or is to be called. */
export function NameForm({ label, done, before = '', busy, onName }: NameFormProps) {
  const text = words[useLanguage()];
  const [name, setName] = useState(before);
  const [nameless, setNameless] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setNameless(tidy === '');
    if (tidy !== '' && !busy) onName(tidy);
  };
  return (
    <form className={styles.rename} onSubmit={send} noValidate>
      <TextField
        label={label}
        value={name}
        onChange={setName}
        longest={LONGEST_NAME}
        {...(nameless ? { error: text.nameMissing } : {})}
      />
      <Button type="submit" busy={busy}>
        {done}
      </Button>
    </form>
  );
}
