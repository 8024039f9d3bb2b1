import type { ReactNode } from 'react';
import type { GameEvent, Move } from '../../games/kit/rules.ts';
import { Rings } from '../kit/svg/Rings.tsx';
import type { Scene, Spot } from './scene.ts';

interface MarksProps<State, M extends Move, E extends GameEvent> {
  readonly scene: Pick<Scene<State, M, E>, 'shows'>;
  readonly state: State;
  /** What has happened since the player's last turn, as far as it is to be marked. */
  readonly since: readonly E[];
  /** The spots that have won, once the game is over; everything else fades then. */
  readonly won?: readonly Spot[] | undefined;
  /** The outline of a spot. */
  children(of: Spot): ReactNode;
}

/** Rings around what has happened since one's last turn, what is pointed at beside the board, and what has won. */
export function Marks<State, M extends Move, E extends GameEvent>(of: MarksProps<State, M, E>) {
  const { scene, state, since, won, children } = of;
  const placesOf = (event: E) => scene.shows(event, state);
  return (
    <Rings last={since.flatMap(placesOf)} won={won} places={placesOf}>
      {children}
    </Rings>
  );
}
