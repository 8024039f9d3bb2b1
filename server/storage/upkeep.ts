/** Maintenance on all matches that nobody is using. */
import type { Ask } from './database.ts';

/** What the store remembers of matches, and forgets where they are changed behind its back. */
interface Cache {
  forget(): void;
  wiped(id: string): void;
}

export class Upkeep {
  constructor(
    private readonly ask: Ask,
    private readonly cache: Cache,
  ) {}

  /** Corrects times after the clock was wrong: adds `by` to the times of creation and use between `from` and `to`. */
  async redate(from: number, to: number, by: number): Promise<void> {
    const wrong = (time: string) => `${time} BETWEEN ? AND ?`;
    const right = (time: string) => `${time} = CASE WHEN ${wrong(time)} THEN ${time} + ? ELSE ${time} END`;
    const span = [from, to];
    const change = [...span, by];
    // In one statement: what was put right in part and is tried again would be moved twice.
    await this.ask(
      `UPDATE match SET ${right('created_at')}, ${right('updated_at')} WHERE ${wrong('created_at')} OR ${wrong('updated_at')}`,
      ...change,
      ...change,
      ...span,
      ...span,
    );
    this.cache.forget();
  }

  /** Notes that a server runs on a day (since 1970). */
  async serve(day: number): Promise<void> {
    await this.ask`INSERT INTO served (day) VALUES (${day}) ON CONFLICT (day) DO NOTHING`;
  }

  /**
   * The day with exactly so many later days on which a server ran; undefined if there are fewer. A clock that was wrong for
   * a while has added a day, and not the weeks by which it was wrong.
   */
  async servedSince(days: number): Promise<number | undefined> {
    const [row] = await this.ask<{ day: number }>`SELECT day FROM served ORDER BY day DESC LIMIT 1 OFFSET ${days}`;
    return row?.day;
  }

  /**
   * Deletes matches untouched since `before` (milliseconds since 1970), except those to spare. Returns the deleted ids.
   */
  async collect(over: boolean, before: number, spare: (id: string) => boolean = () => false): Promise<string[]> {
    const old = await this.ask<{ id: string }>`SELECT id FROM match WHERE over = ${Number(over)}
      AND updated_at < ${before} ORDER BY created_at DESC`;
    const ids: string[] = [];
    for (const { id } of old) {
      // Whoever has come meanwhile has touched it.
      if (spare(id)) continue;
      const gone = await this.ask`DELETE FROM match WHERE id = ${id} AND updated_at < ${before} RETURNING id`;
      if (gone.length === 0) continue;
      this.cache.wiped(id);
      ids.push(id);
    }
    return ids;
  }
}
