import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LONGEST_LINE } from '../../../games/kit/lengths.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { TextField } from '../../kit/controls/TextField.tsx';
import styles from './ChatPanel.module.css';

interface SayFormProps {
  readonly text: { readonly say: string; readonly send: string };
  /** Resolves to whether it was received. */
  readonly onSay: (line: string) => Promise<boolean>;
}

/** A field for a line to say. The written text stays there until the server has received it. */
export function SayForm({ text, onSay }: SayFormProps) {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = words.trim();
    if (line === '' || busy) return;
    setBusy(true);
    const said = await onSay(line);
    setBusy(false);
    if (said) setWords((now) => (now.trim() === line ? '' : now));
  };
  return (
    <form className={styles.say} onSubmit={(event) => void send(event)}>
      <TextField
        label={text.say}
        hideLabel
        placeholder={text.say}
        value={words}
        onChange={setWords}
        longest={LONGEST_LINE}
      />
      <IconButton type="submit" label={text.send} icon={<SendHorizontal aria-hidden="true" />} />
    </form>
  );
}
