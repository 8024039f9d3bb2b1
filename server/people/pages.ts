/** Somebody’s page: their results, for themselves and, while they share it, for whoever has the link. */
import type { MatchResult, PersonPage } from '../contract/results.ts';
import { freshId, hashOf } from '../match/seats/credentials.ts';
import { notFound } from '../refused.ts';
import type { KeptSeat, ResultStore } from '../results/store.ts';
import type { PeopleStore } from './store.ts';

/** So many characters of a hash tell two people apart. */
const TELLING = 12;

interface PageParts {
  readonly store: Pick<PeopleStore, 'page' | 'pageAt' | 'share'>;
  readonly results: Pick<ResultStore, 'of' | 'count'>;
}

export class Pages {
  constructor(private readonly parts: PageParts) {}

  /** Somebody's own page, with whom they played. */
  async own(person: string): Promise<PersonPage> {
    const { name, page } = await this.parts.store.page(person);
    return { ...(await this.told(person, name, true)), ...(page === null ? {} : { page }) };
  }

  /** A page that is shared: what the others were called isn't told, for they weren't asked. */
  async shared(page: string): Promise<PersonPage> {
    const found = await this.parts.store.pageAt(page);
    if (found === undefined) throw notFound('page');
    return this.told(found.id, found.name, false);
  }

  /** Shares a page by a new link, or no longer. */
  async share(person: string, shared: boolean): Promise<PersonPage> {
    await this.parts.store.share(person, shared ? freshId() : null);
    return this.own(person);
  }

  private async told(person: string, name: string, isOwn: boolean): Promise<PersonPage> {
    const { results } = this.parts;
    const [count, seats] = await Promise.all([results.count(person), results.of(person)]);
    return { name, count, results: matchesOf(seats, person, isOwn) };
  }
}

/** The seats match by match, as a person is told of them. */
function matchesOf(seats: readonly KeptSeat[], person: string, isOwn: boolean): readonly MatchResult[] {
  const ids = [...new Set(seats.map(({ match }) => match))];
  return ids.map((id) => {
    const here = seats.filter(({ match }) => match === id);
    const { game, at, kept } = here[0]!;
    const told = here.map((seat) => seatFor(seat, person, isOwn));
    return { id, game, at, ...(isOwn && kept ? { kept: true as const } : {}), seats: told };
  });
}

function seatFor({ person: sitter, name, bot, standIn, place, points }: KeptSeat, person: string, isOwn: boolean) {
  const own = sitter === person;
  return {
    ...(name === '' || !isOwn || own ? {} : { name }),
    ...(bot === null ? {} : { bot }),
    ...(standIn === null ? {} : { standIn }),
    ...(sitter === null || !isOwn || own ? {} : { who: hashOf(`${person} ${sitter}`).slice(0, TELLING) }),
    ...(own ? { own: true as const } : {}),
    place,
    points,
  };
}
