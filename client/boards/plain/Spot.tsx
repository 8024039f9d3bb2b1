import type { ReactNode } from 'react';
import type { Move } from '../../../games/kit/rules.ts';
import { useSpotlight } from '../../kit/motion/spotlight.ts';
import type { Choices } from './intent.ts';
import styles from './Spot.module.css';
import type { PlainProps } from './props.ts';
import { spotsOf } from './spots.ts';

interface SpotProps {
  readonly props: PlainProps;
  readonly choices: Choices;
  readonly spot: string;
  /** The text for screen readers: what this spot is and what it holds. */
  readonly name: string;
  /** The move that a press would try if the spot isn't lit, to explain why it isn't possible. */
  readonly barred: Move | undefined;
  readonly look: 'card' | 'place';
  readonly marked: boolean;
  readonly children: ReactNode;
}

/** A place or a card. A press makes the move if there is one, otherwise it says why there is none. */
export function Spot({ props, choices, spot, name, barred, look, marked, children }: SpotProps) {
  const { legal, plan, why, explain } = props;
  const spotlit = useSpotlight().some((event) => spotsOf(plan, event).includes(spot));
  const lit = choices.lit.has(spot);
  const begun = choices.begun.includes(spot);
  const shown = { className: styles[look], 'data-marked': marked, 'data-spotlit': spotlit, title: name };
  if (!lit && (begun || legal.length === 0 || barred === undefined)) {
    return (
      <span {...shown} role="img" aria-label={name} data-begun={begun}>
        {children}
      </span>
    );
  }
  const press = () => {
    if (lit) return choices.press(spot);
    const refusal = barred && why(barred);
    return refusal && explain(refusal);
  };
  return (
    <button
      type="button"
      {...shown}
      aria-label={name}
      aria-disabled={!lit}
      data-lit={lit}
      data-target={lit ? spot : undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}
