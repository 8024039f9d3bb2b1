/** Tournaments: who may see, enter and begin one. Whoever has neither its link nor its circle hears nothing of it. */
import type { CircleStore } from '../circles/store.ts';
import type { Clock } from '../clock.ts';
import type { Tournament, TournamentRules, Tournaments as Listed } from '../contract/tournaments.ts';
import { refusePlayers } from '../../games/kit/meta.ts';
import { badSetup, readTerms } from '../match/deal/terms.ts';
import type { Ground } from '../match/ground.ts';
import { freshId } from '../match/seats/credentials.ts';
import type { Asked } from '../contract/contract.ts';
import { notFound, Refused } from '../refused.ts';
import type { Running } from './running.ts';
import type { TournamentStore } from './store.ts';
import { keeperOf, recordsOf, type Told, told, tournamentFor } from './told.ts';

/** How many can enter: a round robin has a round for each. */
const MOST = { roundRobin: 16, swiss: 64, knockOut: 64 };
const HOUR = 3_600_000;
/** How long one is kept that nobody begins. */
const UNBEGUN = 90 * 24 * HOUR;

interface TournamentParts extends Pick<Ground, 'matches' | 'commands' | 'store'> {
  readonly tournaments: TournamentStore;
  readonly circles: Pick<CircleStore, 'circle'>;
  readonly running: Pick<Running, 'go'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Tournaments {
  constructor(private readonly parts: TournamentParts) {}

  /** Those of a circle, for its members; else those that somebody keeps or has entered. */
  async list(person: string, circle: string | undefined): Promise<Listed> {
    const { tournaments } = this.parts;
    if (circle !== undefined) await this.demandMember(circle, person);
    const found = await (circle === undefined ? tournaments.of(person) : tournaments.ofCircle(circle));
    return {
      tournaments: found.map(({ id, name, rules, begunAt, overAt, entrants }) => ({
        id,
        name,
        game: rules.game,
        stage: begunAt === null ? 'entering' : overAt === null ? 'running' : 'over',
        entrants,
      })),
    };
  }

  async open(person: string, { name, circle, ...wanted }: Asked<'POST /api/tournaments'>): Promise<Tournament> {
    const { tournaments, clock } = this.parts;
    if (circle !== undefined) await this.demandMember(circle, person);
    const made = { id: freshId(), name, word: freshId(), circle: circle ?? null, keeper: person };
    await tournaments.add({ ...made, rules: this.rulesOf(wanted) }, clock.now());
    return this.view(made.id, person);
  }

  /** As whoever has its link sees it, or belongs to it. */
  async view(id: string, person: string | undefined, word = ''): Promise<Tournament> {
    return tournamentFor(await this.seen(id, person, word), person, this.parts.store);
  }

  /** Somebody enters, or comes back. */
  async enter(id: string, person: string, word: string): Promise<Tournament> {
    const { tournaments } = this.parts;
    const now = await this.seen(id, person, word);
    const own = now.entrants.find((entrant) => entrant.person === person);
    const most = MOST[now.tournament.rules.form];
    if (own !== undefined) await tournaments.setGone(id, own.number, false);
    else if (now.tournament.begunAt !== null) throw new Refused({ code: 'alreadyBegun' }, 'The tournament has begun.');
    else {
      // Two who enter at one moment would get one number.
      for (let tries = 0; tries < 5 && !(await this.has(id, person)); tries++)
        await tournaments.enter(id, person, freshId(), most);
      if (!(await this.has(id, person))) throw new Refused({ code: 'enoughPeople' });
    }
    return this.view(id, person);
  }

  /** An entrant goes, or is sent away by the keeper: before it begins for good, later until they come back. */
  async part(id: string, number: number, person: string): Promise<void> {
    const { tournaments } = this.parts;
    const now = await this.seen(id, person, '');
    const entrant = now.entrants.find((each) => each.number === number);
    if (entrant === undefined) throw notFound('page');
    if (entrant.person !== person) demandKeeper(now, person);
    if (now.tournament.begunAt === null) await tournaments.withdraw(id, number);
    else await tournaments.setGone(id, number, true);
  }

  async begin(id: string, person: string): Promise<Tournament> {
    const { tournaments, running, clock } = this.parts;
    const now = await this.seen(id, person, '');
    demandKeeper(now, person);
    const { entrants, out, rules } = recordsOf(now);
    if (entrants.length - out.size < Math.min(...rules.sizes))
      throw new Refused({ code: 'wrongPlayerCount' }, 'Too few people have entered for a table.');
    await tournaments.begin(id, clock.now());
    await running.go(id);
    return this.view(id, person);
  }

  /** Somebody comes to their table, which waits for them or is played. */
  async sit(id: string, person: string): Promise<{ readonly match: string }> {
    const { rounds, tables, entrants } = await this.seen(id, person, '');
    const own = entrants.find((entrant) => entrant.person === person)?.number;
    const table = tables.find(({ round, number, over }) => !over && rounds[round]?.[number]?.includes(own ?? 0));
    if (table === undefined) throw notFound('match');
    const seat = rounds[table.round]![table.number]!.indexOf(own ?? 0);
    await this.parts.commands.do('arrive', table.match, { seat });
    return { match: table.match };
  }

  async close(id: string, person: string): Promise<void> {
    demandKeeper(await this.seen(id, person, ''), person);
    await this.parts.tournaments.drop(id);
  }

  collect(): Promise<void> {
    const now = this.parts.clock.now();
    return this.parts.tournaments.collect(now - UNBEGUN, now - HOUR);
  }

  private async has(id: string, person: string): Promise<boolean> {
    return (await this.parts.tournaments.entrants(id)).some((entrant) => entrant.person === person);
  }

  /** Refuses what the game or the server doesn't offer. */
  private rulesOf(wanted: Omit<Asked<'POST /api/tournaments'>, 'name' | 'circle'>): TournamentRules {
    const { game, form, rounds, seats, wait, absence, pace } = wanted;
    const { meta } = this.parts.matches.game(game);
    const { options } = readTerms(meta, { options: wanted.options, pace });
    if (form !== 'swiss' && seats !== 2)
      throw new Refused({ code: 'malformed', detail: 'seats' }, 'seats should be 2, but for a Swiss tournament.');
    const allowed = (size: number) => refusePlayers(meta, size) === undefined;
    if (!allowed(seats)) throw badSetup(meta, refusePlayers(meta, seats));
    const other = seats === 3 ? 4 : seats - 1;
    const sizes = seats > 2 && allowed(other) ? [seats, other] : [seats];
    return { game, options, form, sizes, rounds, pace, wait, absence };
  }

  /** What there is of it, for whoever may see it. */
  private async seen(id: string, person: string | undefined, word: string): Promise<Told> {
    const now = await told(this.parts.tournaments, id);
    if (now === undefined) throw notFound('page');
    const { tournament, entrants } = now;
    const isOwn = (other: string | null) => other !== null && other === person;
    if (word === tournament.word || isOwn(tournament.keeper) || entrants.some((each) => isOwn(each.person))) return now;
    if (tournament.circle === null || person === undefined) throw notFound('page');
    await this.demandMember(tournament.circle, person);
    return now;
  }

  private async demandMember(circle: string, person: string): Promise<void> {
    if ((await this.parts.circles.circle(circle, person)) === undefined) throw notFound('page');
  }
}

function demandKeeper(now: Told, person: string): void {
  if (keeperOf(now) !== person) throw new Refused({ code: 'notKeeper' });
}
