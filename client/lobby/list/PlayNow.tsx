import { Zap } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { NameField } from '../seat/NameField.tsx';
import { tidyName, useMyName } from '../seat/my-name.ts';
import styles from './PlayNow.module.css';
import { usePlayNow } from './use-play-now.ts';

/** A button that leads to the best open seat of a game, or of any; if nobody waits, it opens a table. */
export function PlayNow({ game }: { readonly game?: string }) {
  const { quick } = useText();
  const { busy, play } = usePlayNow(game);
  const known = useMyName();
  const [name, setName] = useState(known);
  const form = useRef<HTMLFormElement>(null);
  /** The first press without a name only asks for it; the second shows an error. */
  const [nameless, setNameless] = useState(0);
  useEffect(() => {
    if (nameless > 0) form.current?.querySelector('input')?.focus();
  }, [nameless]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(known === '' ? name : known);
    if (tidy === '') setNameless(nameless + 1);
    else void play(tidy);
  };
  return (
    <form ref={form} className={styles.play} onSubmit={submit} noValidate>
      {nameless > 0 && <NameField value={name} onChange={setName} missing={nameless > 1 && tidyName(name) === ''} />}
      <Button type="submit" variant="primary" size="large" icon={<Zap aria-hidden="true" />} busy={busy}>
        {quick.play}
      </Button>
      <p className={styles.lead}>{quick.lead}</p>
    </form>
  );
}
