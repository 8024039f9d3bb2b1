/**
 * Has tournaments go on by themselves: opens the tables of a round, notes how they end, and begins the next round. Each
 * step follows from what is stored, and done twice it does no harm: a server that comes back goes on, and of several each
 * may look.
 */
import type { CircleStore } from '../circles/store.ts';
import type { Clock } from '../clock.ts';
import { InOrder } from '../in-order.ts';
import { issueCredentials } from '../match/seats/credentials.ts';
import type { Entrants } from '../match/seats/entrants.ts';
import type { News } from '../match/event-bus.ts';
import type { Ground } from '../match/ground.ts';
import { resultIn } from '../match/summary.ts';
import type { PeopleStore } from '../people/store.ts';
import { isOutage } from '../storage/outage.ts';
import type { MatchData } from '../storage/types.ts';
import { recordsOf, type Told, told } from './told.ts';
import { nextRound } from './rounds.ts';
import type { StoredTable, TournamentStore } from './store.ts';

/** How often it is looked whether somebody is waited for too long, in milliseconds. */
const LOOK = 30_000;
/** For how long nobody is missed after a start, because nobody could come before it. */
const GRACE = 120_000;

interface RunningParts extends Pick<Ground, 'store' | 'bus' | 'commands' | 'log'> {
  readonly tournaments: TournamentStore;
  readonly circles: Pick<CircleStore, 'addMatch'>;
  readonly people: Pick<PeopleStore, 'hold'>;
  readonly entrants: Pick<Entrants, 'open' | 'close'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Whether this server is the one that looks. */
  isOurs(): boolean;
}

export class Running {
  private readonly order = new InOrder();
  private readonly unsubscribe: () => void;
  private callOff = () => {};
  private readonly patientUntil: number;

  constructor(private readonly parts: RunningParts) {
    this.unsubscribe = parts.bus.subscribe((news) => this.hear(news));
    this.patientUntil = parts.clock.now() + GRACE;
  }

  /** Goes on with what a restart has interrupted, and looks again and again. */
  start(): void {
    const { clock, isOurs } = this.parts;
    if (isOurs()) this.tried(async () => this.look());
    this.callOff = clock.after(LOOK, () => this.start());
  }

  close(): void {
    this.callOff();
    this.unsubscribe();
  }

  /** Has a tournament be as far as it can. */
  go(id: string): Promise<void> {
    return this.order.inTurn(id, async () => {
      while (await this.step(id));
    });
  }

  private async look(): Promise<void> {
    for (const id of await this.parts.tournaments.running()) this.tried(() => this.go(id));
  }

  private hear(news: News): void {
    if (news.kind !== 'moved' || news.state.ctx.gameover === undefined) return;
    const tournament = this.parts.store.metadata(news.id)?.tournament;
    if (tournament !== undefined) this.tried(() => this.go(tournament));
  }

  /** What fails now is tried again when it is looked next. */
  private tried(work: () => Promise<void>): void {
    work().catch((error: unknown) =>
      this.parts.log[isOutage(error) ? 'warn' : 'error']({ error }, 'a tournament could not go on yet'),
    );
  }

  /** Returns whether there is more to do at once. */
  private async step(id: string): Promise<boolean> {
    const { tournaments, clock } = this.parts;
    const now = await told(tournaments, id);
    if (now === undefined || now.tournament.begunAt === null || now.tournament.overAt !== null) return false;
    for (const table of now.tables) if (!table.over) await this.follow(now, table);
    const unopened = lastRound(now).filter(({ table }) => table === undefined);
    for (const { number, seats } of unopened) await this.open(now, number, seats);
    if (unopened.length > 0) return false;
    const after = await told(tournaments, id);
    // Another server may have begun a round meanwhile, whose tables aren't open yet.
    if (after === undefined || lastRound(after).some(({ table }) => table?.over !== true)) return false;
    const next = await nextRound(recordsOf(after));
    if (next.length === 0) await tournaments.end(id, clock.now());
    else await tournaments.addRound(id, after.rounds.length, next);
    return next.length > 0;
  }

  /** Opens a table, with the seats tied to those whose they are: they come to the browsers that stand for them. */
  private async open({ tournament, entrants, rounds }: Told, number: number, seats: readonly number[]): Promise<void> {
    const { tournaments, people, circles, clock } = this.parts;
    const { id, rules, circle } = tournament;
    const sitting = seats.map((each) => ({
      ...entrants.find((entrant) => entrant.number === each)!,
      issued: issueCredentials(),
    }));
    const match = await this.parts.entrants.open(id, rules, sitting);
    const until = rules.pace.kind === 'slow' ? null : clock.now() + 1000 * rules.wait;
    for (const [seat, { person, issued }] of sitting.entries())
      if (person !== null) await people.hold(person, { match, seat, key: issued.kept }, clock.now());
    // Another server may have been faster.
    if (!(await tournaments.addTable(id, { round: rounds.length - 1, number }, match, until)))
      return this.parts.entrants.close(match);
    if (circle !== null) await circles.addMatch(circle, match);
  }

  /** Notes how a table ended, if it has, and waits no longer where it has waited enough. */
  private async follow({ tournament, rounds }: Told, table: StoredTable): Promise<void> {
    const { store, commands, tournaments, clock } = this.parts;
    const { id, rules } = tournament;
    const seats = rounds[table.round]?.[table.number] ?? [];
    await store.described(table.match);
    const metadata = store.metadata(table.match);
    // Somebody has deleted it: nobody loses by that.
    if (metadata === undefined) return this.finish(id, table, { absent: table.absent });
    if (metadata.gameover !== undefined) {
      const absent = table.absent.filter((entrant) => metadata.players[seats.indexOf(entrant)]?.standIn !== undefined);
      return this.finish(id, table, { places: placesIn(metadata), absent });
    }
    if (table.until === null || clock.now() < Math.max(table.until, this.patientUntil)) return;
    const missed = await commands.do('goWithout', table.match, { absence: rules.absence });
    const absent = missed.absent.map((seat) => seats[seat]!);
    if (missed.calledOff) await this.finish(id, table, { absent });
    else await tournaments.goOn(id, table, absent);
  }

  /** Who never came is put at no table any more, until they come back. */
  private async finish(id: string, table: StoredTable, ended: Pick<StoredTable, 'absent'> & Partial<StoredTable>) {
    const { tournaments } = this.parts;
    if (!(await tournaments.finish(id, table, ended))) return;
    for (const entrant of ended.absent) await tournaments.setGone(id, entrant, true);
  }
}

/** The seats of each table of the last round, byes left out, and the table itself once it is open. */
function lastRound({ rounds, tables }: Told) {
  const round = rounds.length - 1;
  return (rounds[round] ?? []).flatMap((seats, number) =>
    seats.length < 2 ? [] : [{ number, seats, table: tables.find((at) => at.round === round && at.number === number) }],
  );
}

/** The place of each seat; all share the first where the game names none. */
function placesIn({ gameover, players }: MatchData): readonly number[] {
  const { places } = resultIn(gameover);
  return Object.keys(players).map((seat) => places.find((place) => place.seat === Number(seat))?.rank ?? 1);
}
