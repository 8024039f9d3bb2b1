import { useLocation } from 'wouter';
import { playNow } from '../seat/seating.ts';
import { seekPlayers } from './seeking.ts';
import { useAction } from '../../asking/use-action.ts';

/** Leads a person with a name to the best open seat of a game, or of any; if nobody waits, opens a table for them. */
export function usePlayNow(game?: string) {
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const play = async (name: string) => {
    const seat = await run(playNow(name, game));
    if (seat === null) return;
    // Where nobody waited, the page says so.
    if (seat.opened) seekPlayers(seat.id);
    go(`/match/${seat.id}`);
  };
  return { busy, play };
}
