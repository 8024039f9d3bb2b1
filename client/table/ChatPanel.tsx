import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../server/wire.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { PlayerName } from '../kit/PlayerName.tsx';
import { TextField } from '../kit/TextField.tsx';
import styles from './ChatPanel.module.css';
import { useTable } from './context.ts';

/** The longest thing one may say at once, in characters. */
const LONGEST = 300;

/** What the players say to each other, with the words one needs most at a press. */
export function ChatPanel() {
  const { position, session, text, words } = useTable();
  const { chat } = session;
  const list = useRef<HTMLOListElement>(null);
  const count = chat.length;
  useLayoutEffect(() => {
    if (count > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <div className={styles.chat}>
      <ol ref={list} className={styles.lines} aria-label={text.chat} aria-live="polite">
        {chat.length === 0 && <li className={styles.empty}>{text.emptyChat}</li>}
        {chat.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {position.seat === null ? (
        <p className={styles.empty}>{text.readOnlyChat}</p>
      ) : (
        <>
          <ul className={styles.quick} aria-label={text.phrases}>
            {[...text.quick, ...(words.phrases ?? [])].map((phrase) => (
              <li key={phrase}>
                <button type="button" className={styles.phrase} onClick={() => session.say(phrase)}>
                  {phrase}
                </button>
              </li>
            ))}
          </ul>
          <Say />
        </>
      )}
    </div>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const { session } = useTable();
  const player = line.seat === null ? undefined : session.players[line.seat];
  return (
    <li className={styles.line}>
      {player !== undefined && <PlayerName player={player} />} <span>{line.text}</span>
    </li>
  );
}

function Say() {
  const { session, text } = useTable();
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') session.say(words.trim().slice(0, LONGEST));
    setWords('');
  };
  return (
    <form className={styles.say} onSubmit={send}>
      <TextField
        label={text.say}
        hideLabel
        placeholder={text.say}
        maxLength={LONGEST}
        value={words}
        onChange={setWords}
      />
      <IconButton type="submit" label={text.send} icon={<SendHorizontal aria-hidden="true" />} />
    </form>
  );
}
