import type { ReactNode } from 'react';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { useSpotlight } from '../motion/spotlight.ts';
import { Ring } from './Ring.tsx';

interface RingsProps<Site, Event extends GameEvent> {
  /** Where something has happened; a place may be named more than once. */
  readonly last: readonly Site[];
  /** What has won, once the game is over; all else steps back then. */
  readonly won?: readonly Site[];
  /** Where something happens, for what is pointed at in the log. */
  places(event: Event): readonly Site[];
  /** The outline of a place. */
  children(site: Site): ReactNode;
}

/** A thin ring around every place where something happened, a bright one around what has won, and a bright one around what is pointed at in the log. */
export function Rings<Site, Event extends GameEvent>({ last, won = [], places, children }: RingsProps<Site, Event>) {
  return (
    <>
      {distinct(won).map(([key, site]) => (
        <Ring key={key} spotlit>
          {children(site)}
        </Ring>
      ))}
      {distinct(won.length > 0 ? [] : last).map(([key, site]) => (
        <Ring key={key}>{children(site)}</Ring>
      ))}
      <Pointed places={places}>{children}</Pointed>
    </>
  );
}

type PointedProps<Site, Event extends GameEvent> = Omit<RingsProps<Site, Event>, 'last' | 'won'>;

/** By itself: it comes and goes with the pointer, while the board stands still. */
function Pointed<Site, Event extends GameEvent>({ places, children }: PointedProps<Site, Event>) {
  return distinct((useSpotlight() as readonly Event[]).flatMap(places)).map(([key, site]) => (
    <Ring key={key} spotlit>
      {children(site)}
    </Ring>
  ));
}

/** Each place once, by what tells it from the others. */
function distinct<Site>(sites: readonly Site[]): readonly (readonly [string, Site])[] {
  return [...new Map(sites.map((site) => [JSON.stringify(site), site]))];
}
