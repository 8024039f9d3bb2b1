import type { FormEvent } from 'react';
import type { Circle, CircleDoor } from '../../server/contract/circles.ts';
import { keyFor } from '../groups/coming-in.ts';
import { useGroupAction } from '../groups/use-change.ts';
import { Button } from '../kit/controls/Button.tsx';
import pages from '../kit/page/Page.module.css';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { joinCircle } from './api.ts';
import styles from './Circle.module.css';

interface DoorProps {
  readonly id: string;
  readonly word: string;
  readonly door: CircleDoor;
  readonly onJoined: (circle: Circle) => void;
}

/** What whoever has a circle's link is told before they come in. */
export function Door({ id, word, door: { name: called, members }, onJoined }: DoorProps) {
  const text = words[useLanguage()];
  const { busy, run } = useGroupAction();
  const { field, named } = useNaming();
  const join = async (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    const key = await keyFor(name, run);
    const joined = key === undefined ? null : await run(joinCircle(key, id, word));
    if (joined !== null) onJoined(joined);
  };
  return (
    <form className={styles.door} onSubmit={(event) => void join(event)} noValidate>
      <h1>{called}</h1>
      <p>{text.invited(called)}</p>
      <p className={pages.note}>{text.joinLead(members)}</p>
      {field}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {text.join}
      </Button>
    </form>
  );
}
