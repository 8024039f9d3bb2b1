import { type FormEvent, useState } from 'react';
import type { Place } from '../../games/kit/rules.ts';
import { Button } from '../kit/controls/Button.tsx';
import { NameField } from '../lobby/seat/NameField.tsx';
import { rememberName, tidyName, useMyName } from '../lobby/seat/my-name.ts';
import { useLanguage, useText } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { useTableText } from '../text/shell/table.ts';
import styles from './Everybody.module.css';

interface SignFormProps {
  /** What is asked, of a result that isn't in the list yet. */
  readonly asked?: Omit<Place, 'items'>;
  readonly busy?: boolean;
  /** With a name, or '' for none. */
  readonly onSign: (name: string) => void;
}

/** Whether one's results stand with a name, and with which. */
export function SignForm({ asked, busy = false, onSign }: SignFormProps) {
  const text = daily[useLanguage()];
  const { home } = useText();
  const { rank } = useTableText();
  const [name, setName] = useState(useMyName());
  const [missing, setMissing] = useState(false);
  const signed = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setMissing(tidy === '');
    if (tidy === '' || busy) return;
    rememberName(tidy);
    onSign(tidy);
  };
  return (
    <form className={styles.sign} onSubmit={signed} noValidate>
      {asked && <p>{text.ask(rank(asked.rank), home.score(asked.score))}</p>}
      <NameField value={name} onChange={setName} missing={missing && tidyName(name) === ''} />
      <div className={styles.ways}>
        <Button type="submit" variant={asked ? 'primary' : 'plain'} busy={busy}>
          {text.withName}
        </Button>
        <Button busy={busy} onClick={() => onSign('')}>
          {text.withoutName}
        </Button>
      </div>
      {asked && <p className={styles.note}>{text.once}</p>}
    </form>
  );
}
