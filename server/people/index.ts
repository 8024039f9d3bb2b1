/** Puts together everything about people. */
import type { Clock } from '../clock.ts';
import type { Trust } from '../http/address.ts';
import type { Ground } from '../match/ground.ts';
import type { Claims } from '../match/seats/claims.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Results } from '../results/results.ts';
import type { ResultStore } from '../results/store.ts';
import type { Ask } from '../storage/database.ts';
import { Ceremony } from './ceremony.ts';
import { Holdings } from './holdings.ts';
import { People } from './people.ts';
import { peopleAnswers } from './answers.ts';
import { Pages } from './pages.ts';
import { PeopleStore } from './store.ts';
import { type PersonOf, byBrowser, bySite } from './who.ts';

interface Welcoming extends Pick<Ground, 'store' | 'matches' | 'commands'> {
  readonly clock: Clock;
  readonly nodes: Pick<Nodes, 'limit'>;
  readonly ask: Ask;
  readonly claims: Claims;
  readonly results: Results;
  /** What people's pages are made of. */
  readonly pages: ResultStore;
  readonly trust: Trust;
  /** What the site is called. */
  readonly name: string;
  /** Says who asks, where the site signs people in. */
  readonly personOf: PersonOf | undefined;
}

export function welcomePeople({ nodes, ask, store: kept, matches, claims, commands, clock, ...site }: Welcoming) {
  const { trust, name, personOf, results } = site;
  const store = new PeopleStore(ask);
  const who = personOf === undefined ? byBrowser(store) : bySite(personOf, store, clock);
  const ceremony = new Ceremony({ store, clock, name });
  const holdings = new Holdings({ store, kept, commands, matches, claims, clock, results });
  const people = new People({ store, ceremony, holdings, clock });
  const pages = new Pages({ store, results: site.pages });
  return {
    who,
    holdings,
    answers: peopleAnswers({ people, pages, ceremony, who, trust, limit: nodes.limit.bind(nodes) }),
    /** Forgets people who haven't been here for very long. */
    collect: () => people.collect(),
  };
}
