/** Keeps how matches ended in which people sat: when they are over, and when somebody comes to be known as a person. */
import type { Seat } from '../../games/kit/rules.ts';
import type { News } from '../match/event-bus.ts';
import type { Ground } from '../match/ground.ts';
import { keysOf } from '../match/seats/credentials.ts';
import { resultIn } from '../match/summary.ts';
import { isOutage } from '../storage/outage.ts';
import type { MatchData } from '../storage/types.ts';
import type { ResultStore, TiedSeat } from './store.ts';

interface ResultParts extends Pick<Ground, 'store' | 'bus' | 'log'> {
  readonly results: Pick<ResultStore, 'tied' | 'unkept' | 'keep' | 'collect'>;
}

export class Results {
  private readonly unsubscribe: () => void;

  constructor(private readonly parts: ResultParts) {
    this.unsubscribe = parts.bus.subscribe((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
  }

  /** Keeps the result of a match, if it is over and somebody there is known as a person. */
  async keep(match: string): Promise<void> {
    const { store, results } = this.parts;
    await store.described(match);
    const metadata = store.metadata(match);
    if (metadata?.gameover === undefined) return;
    const { places, undecided } = resultIn(metadata.gameover);
    const people = peopleAt(metadata, await results.tied(match));
    // How anybody did isn't known of a plain game that ends without naming anybody.
    if (people.size === 0 || undecided) return;
    const seats = places.map(({ seat, rank, score }) => {
      const { name = '', bot, standIn } = metadata.players[seat] ?? {};
      return {
        seat,
        person: people.get(seat),
        name: bot === undefined ? name : '',
        bot,
        standIn,
        place: rank,
        points: score,
      };
    });
    // Whoever chose the deal may have known what is hidden.
    const rated = metadata.rated === true && !metadata.seeded;
    await results.keep({ match, game: metadata.gameName, at: metadata.updatedAt, rated, seats });
  }

  /** Keeps what wasn't because the server or the database stopped, and forgets what nobody has any more. */
  async collect(): Promise<void> {
    const { results } = this.parts;
    for (const match of await results.unkept()) await this.keep(match);
    await results.collect();
  }

  private hear(news: News): void {
    if (news.kind !== 'moved' || news.state.ctx.gameover === undefined) return;
    // What isn't kept now is within the hour.
    this.keep(news.id).catch((error: unknown) => {
      const level = isOutage(error) ? 'warn' : 'error';
      this.parts.log[level]({ error, match: news.id }, 'a result could not be kept yet');
    });
  }
}

/** Who sits in which seat, of those whose seats still open by what they were tied by. */
export function peopleAt({ players }: MatchData, tied: readonly TiedSeat[]): ReadonlyMap<Seat, string> {
  return new Map(
    tied.flatMap(({ person, seat, key }) => (keysOf(players[seat]).includes(key) ? [[seat, person] as const] : [])),
  );
}
