import { useState } from 'react';
import { PlayerName } from '../../kit/seats/PlayerName.tsx';
import { sentenceOf, useLines } from '../chat/talk.ts';
import { useFrame } from '../context.ts';
import styles from './Thanks.module.css';

/** What people say to each other when it is over; codes of ready phrases. */
const PARTING = ['thanks', 'wellPlayed'] as const;
/** How many of the lines that came meanwhile are shown, where there is room. The chat has all of them. */
const SHOWN = 8;

/** Beside the result: a word to the others in one press, and what they say. Nothing where nobody else would read it. */
export function Thanks() {
  const { seat, session, words, text, explain } = useFrame();
  const lines = useLines(session);
  const [before] = useState(lines.length);
  const [saying, setSaying] = useState(false);
  const others = session.players.some((player) => player.seat !== seat && player.bot === undefined);
  if (seat === null || session.hotseat !== null || !others) return null;
  const unsaid = PARTING.filter((phrase) => !lines.some((line) => line.seat === seat && line.phrase === phrase));
  const say = async (phrase: string, sentence: string) => {
    setSaying(true);
    const receipt = await session.say({ phrase, text: sentence });
    setSaying(false);
    if (!receipt.ok) explain(receipt.refusal);
  };
  return (
    <div className={styles.thanks}>
      <ol aria-live="polite" aria-label={text.chat}>
        {lines.slice(Math.max(before, lines.length - SHOWN)).map((line) => {
          const player = line.seat === null ? undefined : session.players[line.seat];
          return (
            <li key={line.id}>
              {player !== undefined && <PlayerName player={player} />}{' '}
              <span>{sentenceOf(line, words, text, session.players)}</span>
            </li>
          );
        })}
      </ol>
      {unsaid.map((phrase) => {
        const sentence = text.quick[phrase] ?? '';
        return (
          <button key={phrase} type="button" disabled={saying} onClick={() => void say(phrase, sentence)}>
            {sentence}
          </button>
        );
      })}
    </div>
  );
}
