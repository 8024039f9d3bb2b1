import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import styles from './AskName.module.css';
import { NameField } from './NameField.tsx';
import { tidyName } from './my-name.ts';

interface AskNameProps {
  /** The text of the button. */
  readonly action: string;
  readonly busy: boolean;
  /** What stands in the field at first. */
  readonly initial?: string;
  /** Called with every letter, for uses where a name counts before it is confirmed. */
  onType?(name: string): void;
  onName(name: string): void;
}

/**
 * Asks for a name that is needed to go on. The field gets the focus, and shows an error only after a press without a
 * name.
 */
export function AskName({ action, busy, initial = '', onType, onName }: AskNameProps) {
  const [name, setName] = useState(initial);
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
