/** Remembers since when seated players have been away. It is known only from the first check by this server on. */
import type { Seat } from '../../../games/kit/rules.ts';
import { Cache } from '../../cache.ts';
import type { MatchData } from '../../storage/types.ts';
import { isPerson } from '../seats/seats.ts';

/** For how many matches it is remembered. */
const MOST = 5000;

interface AwaysParts {
  readonly ticks: () => number;
  isPresent(id: string, seat: Seat): boolean;
}

export class Aways {
  private readonly since = new Cache<ReadonlyMap<Seat, number>>(MOST);

  constructor(private readonly parts: AwaysParts) {}

  /** Notes who is away now. */
  follow(id: string, players: MatchData['players']): void {
    const { ticks, isPresent } = this.parts;
    const before = this.since.get(id);
    const away = Object.values(players).filter((player) => isPerson(player) && !isPresent(id, player.id));
    if (away.length === 0) this.since.delete(id);
    else this.since.set(id, new Map(away.map(({ id: seat }) => [seat, before?.get(seat) ?? ticks()])));
  }

  forget(id: string): void {
    this.since.delete(id);
  }

  /** For how many milliseconds a player has been away; undefined if they are present or were never checked. */
  for(id: string, seat: Seat): number | undefined {
    const since = this.since.get(id)?.get(seat);
    return since === undefined ? undefined : Math.max(0, this.parts.ticks() - since);
  }
}
