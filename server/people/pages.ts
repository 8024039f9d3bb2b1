/** Somebody’s page: their results, for themselves and, while they share it, for whoever has the link. */
import type { PersonPage } from '../contract/results.ts';
import { freshId } from '../match/seats/credentials.ts';
import { notFound } from '../refused.ts';
import type { ResultStore } from '../results/store.ts';
import { resultsOf } from '../results/told.ts';
import type { PeopleStore } from './store.ts';

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

  private async told(person: string, name: string, names: boolean): Promise<PersonPage> {
    const { results } = this.parts;
    const [count, seats] = await Promise.all([results.count(person), results.of(person)]);
    return { name, count, results: resultsOf(seats, { person, where: person, names }) };
  }
}
