import { type FormEvent, useState } from 'react';
import type { StockMove } from '../../games/kit/stock/moves.ts';
import { Button } from '../kit/controls/Button.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import type { StockLabels } from '../text/stock/words.ts';
import { readArgument } from './argument.ts';
import styles from './Moves.module.css';

interface MoveFormProps {
  readonly type: string;
  readonly labels: StockLabels;
  /** Whether it is the only one: it is open then. Of several one is open at a time, and all their names are in sight. */
  readonly alone: boolean;
  play(move: StockMove): void;
}

/** Fields for a move that nobody lists: one for each argument that has a name, and more where they are wanted. */
export function MoveForm({ type, labels, alone, play }: MoveFormProps) {
  const { phrases, said } = labels;
  const names = said.fields?.[type] ?? [];
  const [typed, setTyped] = useState<readonly string[]>(() => (names.length > 0 ? names.map(() => '') : ['']));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const used = typed.slice(0, typed.findLastIndex((text) => text !== '') + 1);
    play({ type, args: used.map((text) => readArgument(text).value) });
  };
  const name = labels.move({ type });
  return (
    <details className={styles.fold} name="move" open={alone}>
      <summary>{name}</summary>
      <form className={styles.form} aria-label={phrases.make(name)} onSubmit={submit}>
        {typed.map((text, at) => (
          <TextField
            key={at}
            label={names[at] ?? phrases.argument(at + 1)}
            hint={phrases.kinds[readArgument(text).kind]}
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(now) => setTyped(typed.with(at, now))}
          />
        ))}
        <div className={styles.group}>
          <Button variant="bare" onClick={() => setTyped([...typed, ''])}>
            {phrases.more}
          </Button>
          <Button type="submit" variant="act">
            {phrases.play}
          </Button>
        </div>
      </form>
    </details>
  );
}
