import type { ReactNode } from 'react';
import type { GameEvent, Move } from '../../games/kit/rules.ts';
import type { BoardProps } from '../boards/contract.ts';
import { Rings } from '../kit/svg/Rings.tsx';
import type { Scene, Spot } from './scene.ts';

interface MarksProps<State, M extends Move, E extends GameEvent> {
  readonly scene: Pick<Scene<State, M, E>, 'shows'>;
  readonly props: Pick<BoardProps<State, M, E, string>, 'state' | 'since'>;
  /** The spots that have won, once the game is over; everything else fades then. */
  readonly won?: readonly Spot[];
  /** Events that change nothing one would look for. */
  readonly passing?: readonly E['type'][];
  /** The outline of a spot. */
  children(of: Spot): ReactNode;
}

/** Rings around what has happened since one's last turn, what is pointed at beside the board, and what has won. */
export function Marks<State, M extends Move, E extends GameEvent>(of: MarksProps<State, M, E>) {
  const { scene, props, won = [], passing = [], children } = of;
  const { state, since } = props;
  const last = since.filter(({ type }) => !passing.includes(type)).flatMap((event) => scene.shows(event, state));
  return (
    <Rings last={last} won={won} places={(event: E) => scene.shows(event, state)}>
      {children}
    </Rings>
  );
}
