import { useState } from 'react';
import { LONGEST_LINE } from '../../../games/kit/lengths.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { TextField } from '../../kit/controls/TextField.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { meetings as words } from '../../text/shell/meetings.ts';
import { gather } from '../api.ts';
import type { CircleProps } from '../circle-props.ts';
import pages from '../../kit/page/Page.module.css';
import { useChange } from '../../groups/use-change.ts';

/** Whichever game. */
const ANY = 'any';
const DAY = 86_400_000;

/** Asks when to meet: a time by the reader's clock. */
export function NewMeeting({
  circle,
  signedInBy: key,
  onChanged,
  onClose,
}: CircleProps & { readonly onClose: () => void }) {
  const language = useLanguage();
  const text = words[language];
  const { cancel } = useText();
  const { games } = useShelf();
  const { busy, change } = useChange(onChanged);
  const [when, setWhen] = useState(() => `${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T20:00`);
  const [game, setGame] = useState(ANY);
  const [note, setNote] = useState('');
  const at = new Date(when).getTime();
  const set = async () => {
    if (Number.isNaN(at)) return;
    const wanted = { at, note, ...(game === ANY ? {} : { game }) };
    if ((await change(gather(key, circle.id, wanted))) !== null) onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="primary" busy={busy} onClick={() => void set()}>
        {text.set}
      </Button>
    </>
  );
  const choices = [...games.values()].map(({ meta }) => ({ value: meta.id, label: saidIn(meta.names, language) }));
  return (
    <Dialog open onClose={onClose} title={text.set} actions={actions}>
      <div className={pages.beginning}>
        <TextField
          label={text.when}
          type="datetime-local"
          value={when}
          onChange={setWhen}
          hint={text.zone(new Intl.DateTimeFormat().resolvedOptions().timeZone)}
          {...(Number.isNaN(at) ? { error: text.whenMissing } : {})}
        />
        <Select
          label={text.game}
          choices={[{ value: ANY, label: text.anyGame }, ...choices]}
          value={game}
          onChange={setGame}
        />
        <TextField label={text.note} value={note} onChange={setNote} longest={LONGEST_LINE} />
      </div>
    </Dialog>
  );
}
