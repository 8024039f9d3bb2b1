import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import styles from './AskName.module.css';
import { NameField } from './NameField.tsx';
import { tidyName } from './my-name.ts';

interface AskNameProps {
  /** What one goes on with. */
  readonly action: string;
  readonly busy: boolean;
  /** Told of each letter, where a name that is only typed counts too. */
  onType?(name: string): void;
  onName(name: string): void;
}

/** Asks for a name where one is needed to go on: the field has the focus, and says what is wrong only after a press without one. */
export function AskName({ action, busy, onType, onName }: AskNameProps) {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);
  const type = (typed: string) => {
    setName(typed);
    onType?.(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setMissing(tidy === '');
    if (tidy === '') focus();
    else if (!busy) onName(tidy);
  };
  return (
    <form ref={form} className={styles.ask} onSubmit={submit} noValidate>
      <NameField value={name} onChange={type} missing={missing && tidyName(name) === ''} />
      <Button type="submit" variant="primary" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
