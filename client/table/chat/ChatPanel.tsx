import { memo, useLayoutEffect, useRef } from 'react';
import type { ChatLine } from '../../../server/contract/messages.ts';
import { PlayerName } from '../../kit/seats/PlayerName.tsx';
import styles from './ChatPanel.module.css';
import { useFrame } from '../context.ts';
import type { Spoken } from '../match.ts';
import { SayForm } from './SayForm.tsx';
import { phrasesIn, sentenceOf, useLines, useMuted } from './talk.ts';
import { Ways, tellMuted } from './ways.tsx';

/** The chat, with buttons for the most useful phrases. */
export const ChatPanel = memo(DrawnChat);

function DrawnChat() {
  const { seat, phase, session, text } = useFrame();
  const lines = useLines(session);
  const muted = useMuted(session.id);
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useLayoutEffect(() => {
    if (count > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <div className={styles.chat}>
      <ol ref={list} className={styles.lines} aria-label={text.chat} aria-live="polite">
        {lines.length === 0 && <li className={styles.empty}>{text.emptyChat}</li>}
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {muted.length > 0 && <Ways muted={muted} />}
      {(session.onlookers ?? 0) > 0 && <Ways onlookers={session.onlookers ?? 0} />}
      {seat === null && phase === 'waiting' && <p className={styles.empty}>{text.sitToTalk}</p>}
      {seat === null && phase === 'playing' && <p className={styles.empty}>{text.amongSpectators}</p>}
      {(seat !== null || phase !== 'waiting') && (
        <>
          <Phrases />
          <Say />
        </>
      )}
    </div>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const { seat: own, session, words, text } = useFrame();
  const { seat, name } = line;
  const player = seat === null ? undefined : session.players[seat];
  // Spectators can't tell whose of theirs a line is.
  const isOthers = (own === null || seat !== own || line.phrase === 'hidden') && player?.bot === undefined;
  return (
    <li className={styles.line}>
      {player !== undefined && <PlayerName player={player} />}
      {seat === null && (
        <span className={styles.spectator}>{name === undefined ? text.someSpectator : text.spectator(name)}</span>
      )}{' '}
      <span>{sentenceOf(line, words, text, session.players)}</span>
      {isOthers && <Ways line={line} player={player} />}
    </li>
  );
}

function Phrases() {
  const { words, text } = useFrame();
  const say = useSay();
  return (
    <ul className={styles.quick} aria-label={text.phrases}>
      {[...phrasesIn(words, text)].map(([phrase, sentence]) => (
        <li key={phrase}>
          <button type="button" className={styles.phrase} onClick={() => void say({ phrase, text: sentence })}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Say() {
  const { text } = useFrame();
  const say = useSay();
  return <SayForm text={text} onSay={(line) => say({ text: line })} />;
}

/** Returns a function that sends a message and says whether it was sent. Explains every refusal. */
function useSay(): (said: Spoken) => Promise<boolean> {
  const { session, explain } = useFrame();
  return async (said) => {
    const receipt = await session.say(said);
    if (receipt.ok) return true;
    const { code, until } = receipt.refusal;
    if (code === 'muted') await tellMuted(until);
    else explain(receipt.refusal);
    return false;
  };
}
