import type { ReactNode } from 'react';
import { useSpotlight } from '../../kit/motion/spotlight.ts';
import { shownOn } from '../../stage/Places.tsx';
import type { PlainProps, PlainStage } from './props.ts';
import styles from './Spot.module.css';

interface SpotProps {
  readonly props: PlainProps;
  readonly stage: PlainStage;
  /** Empty where nothing can be pressed. */
  readonly spot: string;
  /** The text for screen readers: what this spot is and what it holds. */
  readonly name: string;
  readonly look: 'card' | 'place';
  readonly marked: boolean;
  readonly children: ReactNode;
}

/** A place or a card. A press makes the move if there is one, otherwise it says why there is none. */
export function Spot({ props, stage, spot, name, look, marked, children }: SpotProps) {
  const { legal, scene, state } = props;
  const spotlit = useSpotlight().some((event) => scene.shows(event, state).includes(spot));
  const { lit, picked } = shownOn(stage, spot);
  const shown = { className: styles[look], 'data-marked': marked, 'data-spotlit': spotlit, title: name };
  if (!lit && (legal.length === 0 || stage.reason(spot) === undefined)) {
    return (
      <span {...shown} role="img" aria-label={name}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shown}
      aria-label={name}
      aria-disabled={!lit}
      aria-pressed={picked ? true : undefined}
      data-lit={lit}
      data-target={lit ? spot : undefined}
      onClick={() => (lit ? stage.press(spot) : stage.refuse(spot))}
    >
      {children}
    </button>
  );
}
