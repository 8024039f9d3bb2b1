/** What a circle's members say to each other: the newest hundred lines. */
import type { Clock } from '../clock.ts';
import type { Talk } from '../contract/circles.ts';
import { notFound, Refused } from '../refused.ts';
import { knownAs } from '../results/told.ts';
import type { Ask } from '../storage/database.ts';

const MOST = 100;

type Line = Omit<NonNullable<Talk['lines']>[number], 'who'> & { readonly person: string };

export class Talks {
  constructor(
    private readonly ask: Ask,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Without lines for whoever knows this version: numbers of lines are never given twice. */
  async heard(circle: string, seen?: string): Promise<Talk> {
    const [now] = await this.ask<{ last: number; many: number }>`
      SELECT coalesce(max(id), 0) AS last, CAST(count(*) AS INTEGER) AS many FROM circle_line WHERE circle = ${circle}`;
    const version = `${now?.last}-${now?.many}`;
    if (version === seen) return { version };
    const lines = await this.ask<Line>`SELECT circle_line.id, person, name, text, at FROM circle_line
      JOIN person ON person.id = circle_line.person WHERE circle = ${circle} ORDER BY circle_line.id`;
    return { version, lines: lines.map(({ person, ...line }) => ({ ...line, who: knownAs(person, circle) })) };
  }

  async say(circle: string, person: string, text: string): Promise<Talk> {
    const now = this.clock.now();
    await this.ask`INSERT INTO circle_line (circle, person, text, at) VALUES (${circle}, ${person}, ${text}, ${now})`;
    await this.ask`DELETE FROM circle_line WHERE circle = ${circle} AND id <=
      (SELECT id FROM circle_line WHERE circle = ${circle} ORDER BY id DESC LIMIT 1 OFFSET ${MOST})`;
    return this.heard(circle);
  }

  /** Takes away a line of one's own; a keeper takes away any. */
  async remove(circle: string, line: string, person: string, isKeeper: boolean): Promise<Talk> {
    const id = /^\d{1,15}$/.test(line) ? Number(line) : 0;
    const gone = await this.ask`DELETE FROM circle_line
      WHERE circle = ${circle} AND id = ${id} AND (person = ${person} OR ${Number(isKeeper)} = 1) RETURNING id`;
    if (gone.length === 0) throw isKeeper ? notFound('line') : new Refused({ code: 'notKeeper' });
    return this.heard(circle);
  }
}
