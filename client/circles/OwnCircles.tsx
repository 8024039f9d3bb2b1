import { type FormEvent, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { useAction } from '../asking/use-action.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { Button } from '../kit/controls/Button.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { Link } from '../kit/page/Link.tsx';
import { tidyName } from '../lobby/seat/my-name.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { openCircle, ownCircles } from './api.ts';
import styles from './Circle.module.css';

interface OwnCirclesProps {
  readonly signedInBy: string;
}

/** The circles one belongs to, and the way to a new one. */
export function OwnCircles({ signedInBy: key }: OwnCirclesProps) {
  const text = words[useLanguage()];
  const { told } = useAnswer(useCallback(() => ownCircles(key), [key]));
  return (
    <section aria-labelledby="circles">
      <h2 id="circles">{text.heading}</h2>
      <p className={styles.note}>{text.lead}</p>
      {told !== null && told.circles.length > 0 && (
        <ul className={styles.members}>
          {told.circles.map(({ id, name, members }) => (
            <li key={id}>
              <Link href={`/circle/${id}`}>{name}</Link>
              <span className={styles.note}>{text.count(members)}</span>
            </li>
          ))}
        </ul>
      )}
      <Opening signedInBy={key} />
    </section>
  );
}

function Opening({ signedInBy: key }: OwnCirclesProps) {
  const text = words[useLanguage()];
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setNameless(tidy === '');
    if (tidy === '' || busy) return;
    const opened = await run(openCircle(key, tidy));
    if (opened !== null) go(`/circle/${opened.id}`);
  };
  return (
    <form className={styles.rename} onSubmit={(event) => void open(event)} noValidate>
      <TextField
        label={text.name}
        value={name}
        onChange={setName}
        longest={LONGEST_NAME}
        {...(nameless ? { error: text.nameMissing } : {})}
      />
      <Button type="submit" busy={busy}>
        {text.open}
      </Button>
    </form>
  );
}
