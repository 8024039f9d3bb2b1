import type { Circle } from '../../server/contract/circles.ts';

/** What every part of a circle's page is given. */
export interface CircleProps {
  readonly circle: Circle;
  /** The key by which one is known. */
  readonly signedInBy: string;
  /** Called with the circle as it is after a change. */
  readonly onChanged: (circle: Circle) => void;
  /** Whether one is a keeper of it. */
  readonly isKeeper: boolean;
}
