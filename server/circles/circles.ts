/** Circles: groups of people who play together. Whoever doesn't belong to one hears nothing of it. */
import type { Clock } from '../clock.ts';
import type { Circle, CircleDoor, OwnCircles } from '../contract/circles.ts';
import type { HeldMatch } from '../contract/tables.ts';
import type { SeatProof } from '../match/seats/credentials.ts';
import { freshId } from '../match/seats/credentials.ts';
import type { Ground } from '../match/ground.ts';
import { notFound, Refused } from '../refused.ts';
import type { ResultStore } from '../results/store.ts';
import { knownAs, resultsOf } from '../results/told.ts';
import { pastAt } from './gatherings.ts';
import type { CircleStore, StoredMember } from './store.ts';

/** To how many circles a person can belong, and how many people to a circle. */
const MOST = { circles: 20, members: 60 };
const HOUR = 3_600_000;

interface CircleParts extends Pick<Ground, 'matches'> {
  readonly store: CircleStore;
  readonly results: Pick<ResultStore, 'ofCircle'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Those of the named matches there are, and where they stand. */
  readonly standing: (ids: readonly string[]) => Promise<readonly HeldMatch[]>;
  /** What is told of a circle beside its members, tables and results. */
  readonly more: (id: string, isKeeper: boolean) => Promise<Pick<Circle, 'gatherings' | 'hook'>>;
}

export class Circles {
  constructor(private readonly parts: CircleParts) {}

  async of(person: string): Promise<OwnCircles> {
    return { circles: await this.parts.store.of(person, pastAt(this.parts.clock.now())) };
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
    const { store, results, standing } = this.parts;
    const found = await store.circle(id, person);
    if (found === undefined) throw notFound('page');
    const [members, tables, seats] = await Promise.all([
      store.members(id),
      store.tables(id).then(standing),
      results.ofCircle(id),
    ]);
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
      ...(await this.parts.more(
        id,
        members.some(({ person: member, keeper }) => member === person && keeper),
      )),
    };
  }

  /** Whoever asks, if they belong to it. */
  async member(id: string, person: string): Promise<StoredMember> {
    return (await this.membersFor(id, person)).find((member) => member.person === person)!;
  }

  /** A circle as somebody sees it who may not belong to it: others are told its name, if they have its link. */
  async look(id: string, person: string | undefined, word?: string): Promise<Circle | CircleDoor> {
    const belongs = person !== undefined && (await this.parts.store.circle(id, person)) !== undefined;
    return belongs ? this.view(id, person) : this.door(id, word);
  }

  private async door(id: string, word = ''): Promise<CircleDoor> {
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
    if (member !== person) demandKeeper(await this.member(id, person));
    await this.parts.store.leave(id, member);
  }

  /** Has a member do something, and shows them the circle as it is then. */
  async changed(id: string, person: string, work: (member: StoredMember) => Promise<void>): Promise<Circle> {
    await work(await this.member(id, person));
    return this.view(id, person);
  }

  /** The same by a keeper. */
  changedByKeeper(id: string, person: string, work: () => Promise<void>): Promise<Circle> {
    return this.changed(id, person, (member) => {
      demandKeeper(member);
      return work();
    });
  }

  setKeeper(id: string, who: string, isKeeper: boolean, person: string): Promise<Circle> {
    return this.changedByKeeper(id, person, async () =>
      this.parts.store.setKeeper(id, await this.memberAs(id, who, person), isKeeper),
    );
  }

  rename(id: string, name: string, person: string): Promise<Circle> {
    return this.changedByKeeper(id, person, () => this.parts.store.rename(id, name));
  }

  /** Gives its link another word: who has the one of before can't come in by it any more. */
  inviteAnew(id: string, person: string): Promise<Circle> {
    return this.changedByKeeper(id, person, () => this.parts.store.inviteBy(id, freshId()));
  }

  async close(id: string, person: string): Promise<void> {
    demandKeeper(await this.member(id, person));
    await this.parts.store.drop(id);
  }

  /** Has a table be the circle's, by a member who sits there. Resolves to whether it was nobody's before. */
  async bring(id: string, match: string, proof: SeatProof): Promise<boolean> {
    await this.parts.matches.holder(match, proof);
    return this.parts.store.addMatch(id, match);
  }

  /** Forgets circles to which nobody belongs any more. */
  collect(): Promise<void> {
    return this.parts.store.collect(this.parts.clock.now() - HOUR);
  }

  private async demandRoom(person: string): Promise<void> {
    if ((await this.of(person)).circles.length >= MOST.circles) throw new Refused({ code: 'tooManyCircles' });
  }

  /** The person who is known so in a circle, for whoever belongs to it. */
  private async memberAs(id: string, who: string, person: string): Promise<string> {
    const members = await this.membersFor(id, person);
    const found = members.find(({ person: member }) => knownAs(member, id) === who);
    if (found === undefined) throw notFound('page');
    return found.person;
  }

  private async membersFor(id: string, person: string) {
    const members = await this.parts.store.members(id);
    if (!members.some(({ person: member }) => member === person)) throw notFound('page');
    return members;
  }
}

function demandKeeper({ keeper }: StoredMember): void {
  if (!keeper) throw new Refused({ code: 'notKeeper' });
}
