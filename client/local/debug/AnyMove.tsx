import { useState } from 'react';
import type { Move, Refusal } from '../../../games/kit/rules.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { TextField } from '../../kit/controls/TextField.tsx';
import { useTable } from '../../table/context.ts';
import { refusalSentence } from '../../table/prompt/refusal.ts';
import styles from './Debug.module.css';
import { WORDS } from './words.ts';

interface AnyMoveProps {
  judge(move: unknown): Refusal | undefined;
  onPlay(move: Move): void;
}

/** A field for any move as JSON, with the rules' verdict, also for moves that no board would send. */
export function AnyMove({ judge, onPlay }: AnyMoveProps) {
  const { words, text } = useTable();
  const [written, write] = useState('');
  const move = parsed(written);
  const refusal = move === undefined ? undefined : judge(move);
  const verdict = () => {
    if (move === undefined) return WORDS.noJson;
    return refusal === undefined ? WORDS.passes : `${refusal.code}: ${refusalSentence(refusal, words, text)}`;
  };
  const passes = move !== undefined && refusal === undefined;
  return (
    <form
      className={styles.any}
      onSubmit={(event) => {
        event.preventDefault();
        if (passes) onPlay(move as Move);
      }}
    >
      <TextField
        label={WORDS.any}
        value={written}
        onChange={write}
        spellCheck={false}
        {...(written !== '' && { hint: verdict() })}
      />
      <Button type="submit" aria-disabled={!passes}>
        {WORDS.judge}
      </Button>
    </form>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
