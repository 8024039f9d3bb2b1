import type { FormEvent } from 'react';
import type { Place } from '../../games/kit/rules.ts';
import { Button } from '../kit/controls/Button.tsx';
import pages from '../kit/page/Page.module.css';
import { rememberName } from '../lobby/seat/my-name.ts';
import { useNaming } from '../lobby/seat/use-naming.tsx';
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
  const { field, named } = useNaming();
  const sign = (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    rememberName(name);
    onSign(name);
  };
  return (
    <form className={styles.sign} onSubmit={sign} noValidate>
      {asked && <p>{text.ask(rank(asked.rank), home.score(asked.score))}</p>}
      {field}
      <div className={pages.ways}>
        <Button type="submit" variant={asked ? 'primary' : 'plain'} busy={busy}>
          {text.withName}
        </Button>
        <Button busy={busy} onClick={() => onSign('')}>
          {text.withoutName}
        </Button>
      </div>
      {asked && <p className={pages.note}>{text.once}</p>}
    </form>
  );
}
