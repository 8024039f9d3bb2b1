/** Circles: groups of people who play together. Whoever doesn't belong to one hears nothing of it. */
import type { Clock } from '../clock.ts';
import type { Circle, CircleDoor, OwnCircles } from '../contract/circles.ts';
import type { SeatProof } from '../match/seats/credentials.ts';
import { freshId } from '../match/seats/credentials.ts';
import type { Ground } from '../match/ground.ts';
import { notFound, Refused } from '../refused.ts';
import type { ResultStore } from '../results/store.ts';
import { knownAs, resultsOf } from '../results/told.ts';
import type { CircleStore } from './store.ts';

/** To how many circles a person can belong, and how many people to a circle. */
const MOST = { circles: 20, members: 60 };
const HOUR = 3_600_000;

interface CircleParts extends Pick<Ground, 'matches'> {
  readonly store: CircleStore;
  readonly results: Pick<ResultStore, 'ofCircle'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Circles {
  constructor(private readonly parts: CircleParts) {}

  async of(person: string): Promise<OwnCircles> {
    return { circles: await this.parts.store.of(person) };
  }

  async open(person: string, name: string): Promise<Circle> {
    const { store, clock } = this.parts;
    await this.demandRoom(person);
    const id = freshId();
    await store.add({ id, name, word: freshId() }, person, clock.now());
    return this.view(id, person);
  }

  /** A circle as a member sees it. */
  async view(id: string, person: string): Promise<Circle> {
    const { store, results } = this.parts;
    const found = await store.circle(id, person);
    if (found === undefined) throw notFound('page');
    const [members, tables, seats] = await Promise.all([store.members(id), store.tables(id), results.ofCircle(id)]);
    return {
      ...found,
      members: members.map(({ person: member, name, keeper, since }) => ({
        who: knownAs(member, id),
        name,
        ...(keeper ? { keeper: true as const } : {}),
        ...(member === person ? { own: true as const } : {}),
        since,
      })),
      tables,
      results: resultsOf(seats, { person, where: id, names: true }),
    };
  }

  /** As it is told to whoever has its link. */
  async door(id: string, word: string): Promise<CircleDoor> {
    const { store } = this.parts;
    const name = await store.nameAt(id, word);
    if (name === undefined) throw notFound('page');
    return { name, members: (await store.members(id)).length };
  }

  async join(id: string, word: string, person: string): Promise<Circle> {
    const { store, clock } = this.parts;
    const { members } = await this.door(id, word);
    if ((await store.circle(id, person)) === undefined) {
      if (members >= MOST.members) throw new Refused({ code: 'enoughPeople' });
      await this.demandRoom(person);
      await store.join(id, word, person, clock.now());
    }
    return this.view(id, person);
  }

  /** A member goes, or is sent away by a keeper. */
  async part(id: string, who: string, person: string): Promise<void> {
    const member = await this.memberAs(id, who, person);
    if (member !== person) await this.demandKeeper(id, person);
    await this.parts.store.leave(id, member);
  }

  async setKeeper(id: string, who: string, isKeeper: boolean, person: string): Promise<Circle> {
    await this.demandKeeper(id, person);
    await this.parts.store.setKeeper(id, await this.memberAs(id, who, person), isKeeper);
    return this.view(id, person);
  }

  async rename(id: string, name: string, person: string): Promise<Circle> {
    await this.demandKeeper(id, person);
    await this.parts.store.rename(id, name);
    return this.view(id, person);
  }

  /** Gives its link another word: who has the one of before can't come in by it any more. */
  async inviteAnew(id: string, person: string): Promise<Circle> {
    await this.demandKeeper(id, person);
    await this.parts.store.inviteBy(id, freshId());
    return this.view(id, person);
  }

  async close(id: string, person: string): Promise<void> {
    await this.demandKeeper(id, person);
    await this.parts.store.drop(id);
  }

  /** Has a table be the circle's, by a member who sits there. */
  async bring(id: string, match: string, proof: SeatProof, person: string): Promise<Circle> {
    const { store, matches } = this.parts;
    if ((await store.circle(id, person)) === undefined) throw notFound('page');
    await matches.holder(match, proof);
    await store.addMatch(id, match);
    return this.view(id, person);
  }

  /** Forgets circles to which nobody belongs any more. */
  collect(): Promise<void> {
    return this.parts.store.collect(this.parts.clock.now() - HOUR);
  }

  private async demandRoom(person: string): Promise<void> {
    if ((await this.parts.store.of(person)).length >= MOST.circles) throw new Refused({ code: 'tooManyCircles' });
  }

  /** The person who is known so in a circle, for whoever belongs to it. */
  private async memberAs(id: string, who: string, person: string): Promise<string> {
    const members = await this.membersFor(id, person);
    const found = members.find(({ person: member }) => knownAs(member, id) === who);
    if (found === undefined) throw notFound('page');
    return found.person;
  }

  private async demandKeeper(id: string, person: string): Promise<void> {
    const members = await this.membersFor(id, person);
    if (!members.some(({ person: member, keeper }) => member === person && keeper))
      throw new Refused({ code: 'notKeeper' });
  }

  private async membersFor(id: string, person: string) {
    const members = await this.parts.store.members(id);
    if (!members.some(({ person: member }) => member === person)) throw notFound('page');
    return members;
  }
}
