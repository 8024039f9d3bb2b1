/** Those who sit at a table of a tournament, which was opened for them: they are waited for, and not for ever. */
import type { Seat } from '../../../games/kit/rules.ts';
import type { TournamentRules } from '../../contract/tournaments.ts';
import type { Missed } from '../commands/registry.ts';
import type { Ground } from '../ground.ts';
import type { Issued } from './credentials.ts';
import { readsAsBot } from './names.ts';
import { isUnderWay, ready } from './seats.ts';
import { stoodIn } from './stand-ins.ts';

/** Who sits down. Who isn't called anything there is called by their number. */
export interface Entering {
  readonly number: number;
  readonly name: string | null;
  readonly issued: Issued;
}

export class Entrants {
  constructor(private readonly parts: Pick<Ground, 'store' | 'matches'>) {}

  /** Opens a table of a tournament, at which everybody sits already. Resolves with its id once it is stored. */
  open(tournament: string, { game, options, pace }: TournamentRules, entrants: readonly Entering[]): Promise<string> {
    const { store, matches } = this.parts;
    const open = () => {
      const id = matches.create(game, { players: entrants.length, options, pace, unlisted: true });
      for (const [seat, { number, name, issued }] of entrants.entries()) {
        const called = name === null || name === '' || readsAsBot(name) ? `#${number}` : name;
        matches.join(id, game, called, String(seat), { waits: true, issued });
      }
      store.updateMetadata(id, (metadata) => {
        metadata.tournament = tournament;
      });
      return id;
    };
    return store.whole(() => matches.transaction(open));
  }

  /** Deletes a table that isn't needed. */
  close(id: string): Promise<void> {
    return this.parts.store.whole(() => this.parts.matches.wipe(id));
  }

  /** Somebody has come to their table: it begins once all have. */
  arrive(id: string, seat: Seat): void {
    this.parts.matches.change(id, seat, ready);
  }

  /** Waits no longer: bots play for those who haven't come, until they do; or the table isn't played. */
  goWithout(id: string, absence: TournamentRules['absence']): Missed {
    const { matches } = this.parts;
    const metadata = matches.find(id);
    const players = Object.values(metadata.players);
    const absent = isUnderWay(metadata) ? [] : players.filter(({ waits }) => waits).map((player) => player.id);
    const calledOff = absent.length === players.length || (absence === 'bye' && absent.length > 0);
    if (calledOff) matches.wipe(id);
    else for (const seat of absent) matches.change(id, seat, (player) => stoodIn(ready(player)));
    return { absent, calledOff };
  }
}
