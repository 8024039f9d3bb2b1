/** When a circle meets, and who comes. */
import { createEvent } from 'ics';
import { saidIn } from '../../games/kit/languages.ts';
import type { Clock } from '../clock.ts';
import type { Gathering, NewGathering } from '../contract/circles.ts';
import type { Games } from '../match/games.ts';
import { freshId } from '../match/seats/credentials.ts';
import { notFound, Refused } from '../refused.ts';
import { knownAs } from '../results/told.ts';
import type { Ask } from '../storage/database.ts';

const HOUR = 3_600_000;
const YEAR = 366 * 24 * HOUR;
/** For how many hours one is under way. */
const LASTS = 3;
/** Meetings from this time on aren't past, in milliseconds since 1970. */
export const pastAt = (now: number): number => now - LASTS * HOUR;
/** How many a circle may have before it. */
const MOST = 20;

interface Row extends Omit<Gathering, 'by' | 'game' | 'coming' | 'missing'> {
  readonly person: string;
  readonly game: string | null;
}

interface Answer {
  readonly gathering: string;
  readonly person: string;
  readonly comes: number;
}

interface GatheringParts {
  readonly ask: Ask;
  readonly clock: Pick<Clock, 'now'>;
  readonly games: Games;
}

export class Gatherings {
  constructor(private readonly parts: GatheringParts) {}

  /** Those that aren't past, the next one first. What somebody has said who has gone isn't told. */
  async told(circle: string): Promise<readonly Gathering[]> {
    const { ask } = this.parts;
    const rows = await ask<Row>`SELECT id, person, at, game, note FROM gathering
      WHERE circle = ${circle} AND at >= ${this.past} ORDER BY at, id`;
    const said = await ask<Answer>`SELECT gathering, coming.person, comes FROM coming
      JOIN gathering ON gathering.id = coming.gathering
      JOIN member ON member.circle = gathering.circle AND member.person = coming.person
      WHERE gathering.circle = ${circle} ORDER BY since, coming.person`;
    const whoSaid = (id: string, what: number) =>
      said.flatMap(({ gathering, person, comes }) =>
        gathering === id && comes === what ? [knownAs(person, circle)] : [],
      );
    return rows.map(({ person, game, ...row }) => ({
      ...row,
      ...(game === null ? {} : { game }),
      by: knownAs(person, circle),
      coming: whoSaid(row.id, 1),
      missing: whoSaid(row.id, 0),
    }));
  }

  /** Whoever sets one comes. */
  async set(circle: string, person: string, { at, game, note }: NewGathering): Promise<void> {
    const { ask, clock, games } = this.parts;
    const now = clock.now();
    if (at <= now || at > now + YEAR) throw new Refused({ code: 'badTime' });
    if (game !== undefined && !games.has(game)) throw notFound('game');
    if ((await this.told(circle)).length >= MOST) throw new Refused({ code: 'tooManyGatherings' });
    const id = freshId();
    await ask`INSERT INTO gathering (id, circle, person, at, game, note, called)
      VALUES (${id}, ${circle}, ${person}, ${at}, ${game ?? null}, ${note}, 0)`;
    await this.answer(circle, id, person, true);
  }

  /** Nobody meets then: by whoever has set it, or a keeper. */
  async remove(circle: string, id: string, person: string, isKeeper: boolean): Promise<void> {
    const gone = await this.parts.ask`DELETE FROM gathering
      WHERE circle = ${circle} AND id = ${id} AND (person = ${person} OR ${Number(isKeeper)} = 1) RETURNING id`;
    if (gone.length === 0) throw isKeeper ? notFound('gathering') : new Refused({ code: 'notKeeper' });
  }

  async answer(circle: string, id: string, person: string, comes: boolean): Promise<void> {
    const noted = await this.parts.ask`INSERT INTO coming (gathering, person, comes)
      SELECT id, CAST(${person} AS TEXT), CAST(${Number(comes)} AS INTEGER) FROM gathering
      WHERE circle = ${circle} AND id = ${id}
      ON CONFLICT (gathering, person) DO UPDATE SET comes = excluded.comes RETURNING gathering`;
    if (noted.length === 0) throw notFound('gathering');
  }

  /** One of a circle as calendars take it. `page` is the circle's. */
  async calendar(circle: { id: string; name: string }, id: string, language: string, page: string): Promise<string> {
    const found = (await this.told(circle.id)).find((each) => each.id === id);
    if (found === undefined) throw notFound('gathering');
    const meta = this.parts.games.get(found.game ?? '')?.meta;
    const { value, error } = createEvent({
      uid: id,
      productId: 'agora',
      start: found.at,
      startInputType: 'utc',
      startOutputType: 'utc',
      duration: { hours: LASTS },
      title: meta === undefined ? circle.name : `${circle.name}: ${saidIn(meta.names, language)}`,
      description: found.note,
      url: page,
    });
    if (value === null) throw error ?? new Error('no calendar was made');
    return value;
  }

  /** Forgets those that are past. */
  async collect(): Promise<void> {
    await this.parts.ask`DELETE FROM gathering WHERE at < ${this.past}`;
  }

  private get past(): number {
    return pastAt(this.parts.clock.now());
  }
}
