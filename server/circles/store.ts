/** Stores circles: who belongs to them, and the tables that were opened for them. */
import type { OwnCircles } from '../contract/circles.ts';
import type { Ask } from '../storage/database.ts';

interface StoredCircle {
  readonly id: string;
  readonly name: string;
  /** In the link by which one becomes a member. */
  readonly word: string;
}

export interface StoredMember {
  readonly person: string;
  readonly name: string;
  readonly keeper: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** How many of a circle's tables that aren't over are told. */
const MOST_TABLES = 50;

export class CircleStore {
  constructor(private readonly ask: Ask) {}

  /** Makes a circle, whose keeper this person is. */
  async add({ id, name, word }: StoredCircle, person: string, now: number): Promise<void> {
    await this.ask`INSERT INTO circle (id, name, word, created_at) VALUES (${id}, ${name}, ${word}, ${now})`;
    await this.ask`INSERT INTO member (circle, person, keeper, since) VALUES (${id}, ${person}, 1, ${now})`;
  }

  /** A circle, for whoever belongs to it. */
  async circle(id: string, person: string): Promise<StoredCircle | undefined> {
    const [found] = await this.ask<StoredCircle>`SELECT id, name, word FROM circle
      JOIN member ON member.circle = circle.id WHERE id = ${id} AND person = ${person}`;
    return found;
  }

  /** What a circle with this word in its link is called. */
  async nameAt(id: string, word: string): Promise<string | undefined> {
    const [found] = await this.ask<{ name: string }>`SELECT name FROM circle WHERE id = ${id} AND word = ${word}`;
    return found?.name;
  }

  /** Those who have been there longest first. If no keeper is among them, the first is one. */
  async members(circle: string): Promise<readonly StoredMember[]> {
    const rows = await this.ask<Omit<StoredMember, 'keeper'> & { readonly keeper: number }>`
      SELECT person, name, keeper, since FROM member JOIN person ON person.id = member.person
      WHERE circle = ${circle} ORDER BY since, person`;
    const isKept = rows.some(({ keeper }) => keeper === 1);
    return rows.map((row, at) => ({ ...row, keeper: row.keeper === 1 || (!isKept && at === 0) }));
  }

  /** The circles of a person: how many belong to them, how many tables aren't over, and when they meet next after `past`. */
  async of(person: string, past: number): Promise<OwnCircles['circles']> {
    const rows = await this.ask<OwnCircles['circles'][number] & { readonly next: number | null }>`SELECT id, name,
      (SELECT CAST(count(*) AS INTEGER) FROM member AS all_of WHERE all_of.circle = circle.id) AS members,
      (SELECT CAST(count(*) AS INTEGER) FROM circle_match JOIN match ON match.id = circle_match.match
        WHERE circle_match.circle = circle.id AND over = 0) AS tables,
      (SELECT min(at) FROM gathering WHERE gathering.circle = circle.id AND at >= ${past}) AS next
      FROM circle JOIN member ON member.circle = circle.id WHERE person = ${person} ORDER BY since DESC, id`;
    return rows.map(({ next, ...row }) => ({ ...row, ...(next === null ? {} : { next }) }));
  }

  /** Has a person belong to a circle, if it has this word in its link. */
  async join(circle: string, word: string, person: string, now: number): Promise<void> {
    await this.ask`INSERT INTO member (circle, person, keeper, since)
      SELECT circle.id, person.id, 0, CAST(${now} AS BIGINT) FROM circle, person
      WHERE circle.id = ${circle} AND circle.word = ${word} AND person.id = ${person}
      ON CONFLICT (circle, person) DO NOTHING`;
  }

  async leave(circle: string, person: string): Promise<void> {
    await this.ask`DELETE FROM member WHERE circle = ${circle} AND person = ${person}`;
  }

  async setKeeper(circle: string, person: string, isKeeper: boolean): Promise<void> {
    await this.ask`UPDATE member SET keeper = ${Number(isKeeper)} WHERE circle = ${circle} AND person = ${person}`;
  }

  async rename(circle: string, name: string): Promise<void> {
    await this.ask`UPDATE circle SET name = ${name} WHERE id = ${circle}`;
  }

  /** Another word in its link: the one of before leads nowhere. */
  async inviteBy(circle: string, word: string): Promise<void> {
    await this.ask`UPDATE circle SET word = ${word} WHERE id = ${circle}`;
  }

  async drop(circle: string): Promise<void> {
    await this.ask`DELETE FROM circle WHERE id = ${circle}`;
  }

  /** Notes that a table was opened for a circle; it stays that one's. Resolves to whether it was nobody's before. */
  async addMatch(circle: string, match: string): Promise<boolean> {
    const added = await this.ask`INSERT INTO circle_match (match, circle) VALUES (${match}, ${circle})
      ON CONFLICT (match) DO NOTHING RETURNING match`;
    return added.length > 0;
  }

  /** The next match at a circle's table is the circle's, too. */
  async addNext(match: string, next: string): Promise<void> {
    await this.ask`INSERT INTO circle_match (match, circle) SELECT CAST(${next} AS TEXT), circle FROM circle_match
      WHERE match = ${match} ON CONFLICT (match) DO NOTHING`;
  }

  /** Its tables that aren't over, the newest first. */
  async tables(circle: string): Promise<readonly string[]> {
    const rows = await this.ask<{ id: string }>`SELECT id FROM circle_match JOIN match ON match.id = circle_match.match
      WHERE circle = ${circle} AND over = 0 ORDER BY created_at DESC, id LIMIT ${MOST_TABLES}`;
    return rows.map(({ id }) => id);
  }

  /** Deletes circles to which nobody belongs any more. */
  async collect(before: number): Promise<void> {
    await this.ask`DELETE FROM circle WHERE created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM member WHERE member.circle = circle.id)`;
  }
}
