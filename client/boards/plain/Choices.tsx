import { useState } from 'react';
import type { Plan } from '../../../games/kit/define/plan.ts';
import type { Move } from '../../../games/kit/rules.ts';
import { Button } from '../../kit/controls/Button.tsx';
import styles from './Choices.module.css';
import { scalesOf } from './scales.ts';

interface ChoicesProps {
  readonly plan: Plan;
  readonly moves: readonly Move[];
  name(move: Move): string;
  play(move: Move): void;
}

/** Buttons for moves; those that differ only in an amount share one, with a scale beside it. */
export function Choices({ plan, moves, name, play }: ChoicesProps) {
  return scalesOf(plan, moves).map((along) =>
    along.length > 1 ? (
      <Scale key={JSON.stringify(along)} {...{ along, name, play }} />
    ) : (
      along.map((move) => (
        <Button key={JSON.stringify(move)} variant="act" onClick={() => play(move)}>
          {name(move)}
        </Button>
      ))
    ),
  );
}

/** Moves along a scale: one is chosen there, and made with the button. */
function Scale({ along, name, play }: Omit<ChoicesProps, 'plan' | 'moves'> & { readonly along: readonly Move[] }) {
  const [at, setAt] = useState(0);
  const move = along[at]!;
  return (
    <div className={styles.scale}>
      <input
        type="range"
        min={0}
        max={along.length - 1}
        value={at}
        aria-label={name(along[0]!)}
        aria-valuetext={name(move)}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <Button variant="act" onClick={() => play(move)}>
        {name(move)}
      </Button>
    </div>
  );
}
