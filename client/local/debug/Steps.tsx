import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Turn } from '../../../games/kit/rules.ts';
import { useTable } from '../../table/context.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import styles from './Debug.module.css';
import { WORDS } from './words.ts';

interface StepsProps {
  readonly step: number;
  readonly turns: readonly Turn[];
  onJump(step: number): void;
}

/** Every move of the match, with a button to the position after it. */
export function Steps({ step, turns, onJump }: StepsProps) {
  const { players } = useTable().session;
  const turn = turns[step - 1];
  const told = turn === undefined ? WORDS.start : WORDS.made(players[turn.seat]?.name ?? '', JSON.stringify(turn.move));
  return (
    <section>
      <h3>{WORDS.steps}</h3>
      <div className={styles.steps}>
        <IconButton
          label={WORDS.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={step === 0}
          onClick={() => step > 0 && onJump(step - 1)}
        />
        <input
          type="range"
          min={0}
          max={turns.length}
          value={step}
          aria-label={WORDS.steps}
          aria-valuetext={WORDS.step(step, turns.length)}
          onChange={(event) => onJump(Number(event.target.value))}
        />
        <IconButton
          label={WORDS.next}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={step === turns.length}
          onClick={() => step < turns.length && onJump(step + 1)}
        />
      </div>
      <p>{WORDS.step(step, turns.length)}</p>
      <p className={styles.code}>{told}</p>
    </section>
  );
}
