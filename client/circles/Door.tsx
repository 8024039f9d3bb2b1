import { type FormEvent, useCallback } from 'react';
import type { Circle } from '../../server/contract/circles.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { Button } from '../kit/controls/Button.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { rememberName } from '../lobby/seat/my-name.ts';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { beKnown } from '../people/passkey.ts';
import { signedInNow } from '../people/signed-in.ts';
import { useLanguage, useText } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { atDoor, joinCircle } from './api.ts';
import pages from '../results/Results.module.css';
import styles from './Circle.module.css';
import { useGroupAction } from '../results/use-group-action.ts';

interface DoorProps {
  readonly id: string;
  readonly word: string;
  readonly onJoined: (circle: Circle) => void;
}

/** What whoever has a circle's link is told before they come in. */
export function Door({ id, word, onJoined }: DoorProps) {
  const text = words[useLanguage()];
  const { loading } = useText();
  const sentence = useSentence();
  const { told, refusal } = useAnswer(useCallback(() => atDoor(id, word), [id, word]));
  const { busy, run } = useGroupAction();
  const { field, named } = useNaming();
  useTitle(told?.name);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    rememberName(name);
    // Whoever comes in is known from now on by this browser, if by nothing else.
    if (signedInNow() === null && (await run(beKnown())) === null) return;
    const key = signedInNow()?.key;
    const joined = key === undefined ? null : await run(joinCircle(key, id, word));
    if (joined !== null) onJoined(joined);
  };
  if (refusal?.code === 'notFound') return <NotFoundPage />;
  if (told === null) return refusal === null ? <Waiting label={loading} /> : <output>{sentence(refusal)}</output>;
  return (
    <form className={styles.door} onSubmit={(event) => void join(event)} noValidate>
      <h1>{told.name}</h1>
      <p>{text.invited(told.name)}</p>
      <p className={pages.note}>{text.joinLead(told.members)}</p>
      {field}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {text.join}
      </Button>
    </form>
  );
}
