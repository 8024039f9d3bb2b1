import { useEffect, useRef, memo } from 'react';
import type { KatasonEvent, KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { BoardProps } from '../../contract.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import { paceMs } from '../../../kit/motion/motion.ts';
import styles from './Dice.module.css';
import { actOnKey } from '../../../kit/a11y/walk.ts';
import { PIPS } from '../signs/icons.tsx';

type DiceProps = Pick<
  BoardProps<State, KatasonMove, KatasonEvent>,
  'state' | 'legal' | 'events' | 'step' | 'language' | 'play'
> & {
  /** How far they lie from their place in the sea, so that they are in sight. */
  readonly moved: Point;
};

/** Where the two dice come to rest, in the sea at the north-western shore, and their angles in degrees. */
const RESTS = [
  { x: -462, y: -392, turn: -9 },
  { x: -378, y: -404, turn: 7 },
] as const;

/** What they take of the drawing. */
export const DICE = { x: -510, y: -455, width: 180, height: 110 } as const;

/** The dice of this turn, pale until they are rolled. They can be pressed while rolling is legal. */
export function Dice({ state, legal, events, step, language, moved, play }: DiceProps) {
  const group = useRef<SVGGElement>(null);
  const labels = labelsIn[language];
  const roll = legal.find((move) => move.type === 'roll');
  const fellAt = events.some((event) => event.type === 'rolled') ? step : null;
  const faces = [state.dice1, state.dice2];
  const rolled = state.dice1 > 0;

  useEffect(() => {
    if (fellAt !== null && group.current !== null) fall(group.current);
  }, [fellAt]);

  const button =
    roll === undefined
      ? {
          role: 'img',
          'aria-label': rolled ? labels.dice(state.dice1, state.dice2) : undefined,
          'aria-hidden': !rolled,
        }
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': labels.rollDice,
          onClick: () => play(roll),
          onKeyDown: actOnKey(() => play(roll)),
        };
  return (
    <g
      ref={group}
      {...button}
      transform={`translate(${moved.x} ${moved.y})`}
      className={styles.dice}
      data-lit={roll !== undefined}
      data-rolled={rolled}
    >
      {RESTS.map(({ x, y, turn }, i) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Die face={faces[i]! || (i === 0 ? 3 : 4)} dark={i === 1} />
        </g>
      ))}
      {roll !== undefined && <rect {...DICE} className={styles.reach} />}
    </g>
  );
}

const Die = memo(({ face, dark }: { readonly face: number; readonly dark: boolean }) => {
  return (
    <g className={styles.die} data-dark={dark}>
      <rect x="-31" y="-27" width="66" height="66" rx="13" className={styles.shade} />
      <rect x="-33" y="-33" width="66" height="66" rx="13" className={styles.face} />
      <path d={PIPS[face]} transform="scale(3.4)" className={styles.pips} />
    </g>
  );
});

/** Animates the dice: both drop from above and roll to rest, the second a little later. */
function fall(group: SVGGElement): void {
  const duration = paceMs('normal') * 1.8;
  if (duration < 5) return;
  for (const [i, die] of [...group.children].entries()) {
    const inner = die.firstElementChild;
    inner?.animate(
      [
        { transform: `translate(${70 + 30 * i}px, -190px) rotate(${i === 0 ? 320 : -280}deg)`, opacity: 0 },
        { transform: 'translate(14px, 6px) rotate(40deg)', opacity: 1, offset: 0.6 },
        { transform: 'translate(5px, -20px) rotate(14deg)', offset: 0.78 },
        { transform: 'none' },
      ],
      { duration, delay: i * paceMs('stagger'), easing: 'ease-out', fill: 'backwards' },
    );
  }
}
