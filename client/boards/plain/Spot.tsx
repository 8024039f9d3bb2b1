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
  /** What it is and holds, read aloud. */
  readonly name: string;
  /** What a press would be where it isn't lit. */
  readonly barred: Move | undefined;
  readonly look: 'card' | 'place';
  readonly marked: boolean;
  readonly children: ReactNode;
}

/** A place or a card: pressed where something can be done there, and telling why not where nothing can. */
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
