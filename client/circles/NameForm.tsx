import type { FormEvent } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import pages from '../kit/page/Page.module.css';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';

interface NameFormProps {
  readonly label: string;
  /** What stands on the button. */
  readonly done: string;
  readonly before?: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
}

/** What a circle is called, or is to be called. */
export function NameForm({ done, busy, onName, ...called }: NameFormProps) {
  const { field, named } = useNaming({ ...called, missing: words[useLanguage()].nameMissing });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name !== null && !busy) onName(name);
  };
  return (
    <form className={pages.small} onSubmit={send} noValidate>
      {field}
      <Button type="submit" busy={busy}>
        {done}
      </Button>
    </form>
  );
}
