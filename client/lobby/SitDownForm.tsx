import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MatchSummary } from '../../server/wire.ts';
import { Button } from '../kit/Button.tsx';
import { useText } from '../text/index.ts';
import { NameField } from './NameField.tsx';
import { rememberName, tidyName, useMyName } from './my-name.ts';
import styles from './SitDownForm.module.css';
import { sitDown } from './seating.ts';
import { useAction } from './use-action.ts';

interface SitDownFormProps {
  readonly match: MatchSummary;
  /** Called when a seat was taken, or somebody else had taken the last one. */
  readonly onSeated: () => void;
}

/** Offers whoever came by the link a free seat; until then they watch. */
export function SitDownForm({ match, onSeated }: SitDownFormProps) {
  const { room } = useText();
  const [name, setName] = useState(useMyName());
  const [nameless, setNameless] = useState(false);
  const { busy, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  // Whoever has a name needs only the button.
  const [asks] = useState(name === '');
  useEffect(() => {
    if (asks) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [asks]);
  const full = match.seats.every((seat) => seat.name !== undefined);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setNameless(tidy === '');
    if (tidy === '' || busy) return;
    // Also where somebody was quicker: it isn't asked for again.
    rememberName(tidy);
    await run(sitDown(match.game, match.id, tidy));
    onSeated();
  };
  if (full) return <p className={styles.card}>{room.full}</p>;
  return (
    <form ref={form} className={styles.card} onSubmit={(event) => void sit(event)} noValidate>
      <NameField value={name} onChange={setName} missing={nameless && tidyName(name) === ''} />
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {room.sitDown}
      </Button>
      <p className={styles.note}>{room.watching}</p>
    </form>
  );
}
