import type { ReactNode } from 'react';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { useSpotlight } from '../motion/spotlight.ts';
import { Ring } from './Ring.tsx';

interface RingsProps<Site, Event extends GameEvent> {
  /** The places of the last move; a place may occur more than once. */
  readonly last: readonly Site[];
  /** The winning places, once the game is over; everything else fades then. */
  readonly won?: readonly Site[] | undefined;
  /** The places of an event, for events that are pointed at in the log. */
  places(event: Event): readonly Site[];
  /** The outline of a place. */
  children(site: Site): ReactNode;
}

/**
 * A thin ring around every place of the last move, and a bright ring around what has won or is pointed at in the log.
 */
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

/** A component of its own, because it changes with the pointer while the board stays the same. */
function Pointed<Site, Event extends GameEvent>({ places, children }: PointedProps<Site, Event>) {
  return distinct((useSpotlight() as readonly Event[]).flatMap(places)).map(([key, site]) => (
    <Ring key={key} spotlit>
      {children(site)}
    </Ring>
  ));
}

/** Every place once, with its key. */
function distinct<Site>(sites: readonly Site[]): readonly (readonly [string, Site])[] {
  return [...new Map(sites.map((site) => [JSON.stringify(site), site]))];
}
