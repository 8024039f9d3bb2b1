/** Stores reports, who is muted, and what the operator has done. */
import type { Ask } from '../storage/database.ts';
import type { MatchData } from '../storage/types.ts';

/** A line with the seat that said it; null for a spectator. */
interface ReportedLine {
  readonly id: number;
  readonly seat: number | null;
  readonly text: string;
  /** What a spectator was called. */
  readonly name?: string;
}

/** What was reported, as it stood then. */
export interface Context {
  readonly game: string;
  /** Whose line or name it is; null for a spectator. */
  readonly seat: number | null;
  /** The line that was reported; absent if it is a name. */
  readonly line?: number;
  /** That line and those around it, or the last ones. */
  readonly lines: readonly ReportedLine[];
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly person?: string }[];
  /** From where they said it, or the last thing they said. */
  readonly address?: string;
}

export interface Report {
  readonly id: number;
  readonly match: string;
  /** "line 17", or the seat with what it was called. */
  readonly about: string;
  readonly context: Context;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Mute {
  /** An address, a network such as `203.0.113.0/24`, or a person. */
  readonly whom: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Something that the operator has done. */
export interface Deed {
  readonly id: number;
  readonly kind: 'hide' | 'rename' | 'mute' | 'unmute' | 'ban' | 'lift' | 'end' | 'settle';
  /** The match, the address or the person. */
  readonly atWhom: string;
  /** What was there before and is now, in words. */
  readonly told: string;
  readonly why: string;
  readonly at: number;
}

/** How often a name is written at most, where a server writes the match meanwhile. */
const MOST_TRIES = 30;
/** How many reports wait at most; the oldest go first. */
const MOST_REPORTS = 500;

export class ModerationStore {
  constructor(private readonly ask: Ask) {}

  /** Adds a report, unless the same was reported already. Returns its number if it is new. */
  async report({ match, about, context, at }: Omit<Report, 'id'>): Promise<number | undefined> {
    const [added] = await this.ask<{ id: number }>`INSERT INTO report (match, about, context, at)
      VALUES (${match}, ${about}, ${JSON.stringify(context)}, ${at})
      ON CONFLICT (match, about) DO NOTHING RETURNING id`;
    await this.ask`DELETE FROM report WHERE id <=
      (SELECT id FROM report ORDER BY id DESC LIMIT 1 OFFSET ${MOST_REPORTS})`;
    return added?.id;
  }

  /** The oldest first. */
  async reports(): Promise<readonly Report[]> {
    const rows = await this.ask<Omit<Report, 'context'> & { readonly context: string }>`
      SELECT id, match, about, context, at FROM report ORDER BY id`;
    return rows.map(({ context, ...row }) => ({ ...row, context: JSON.parse(context) as Context }));
  }

  /** Takes a report off the list. Returns whether it was there, and about what it was. */
  async settle(id: number): Promise<Pick<Report, 'match' | 'about'> | undefined> {
    const [gone] = await this.ask<Pick<Report, 'match' | 'about'>>`DELETE FROM report WHERE id = ${id}
      RETURNING match, about`;
    return gone;
  }

  /** Takes off what was reported of a line, or of a seat's name. */
  async settleAbout(match: string, about: string): Promise<void> {
    await this.ask`DELETE FROM report WHERE match = ${match} AND about = ${about}`;
  }

  /** From where a line was said, or the last one of a seat; undefined where that isn't known. */
  async addressOf(match: string, line: number | undefined, seat: number | null): Promise<string | undefined> {
    const [found] = await this.ask<{ address: string }>(
      `SELECT address FROM chat WHERE match = ? AND ${line === undefined ? 'seat' : 'id'} = ? AND address IS NOT NULL
       ORDER BY id DESC LIMIT 1`,
      match,
      line ?? seat,
    );
    return found?.address;
  }

  /** Puts the sign of a hidden line in a line's place. Returns what it was. */
  async hide(
    line: number,
  ): Promise<{ match: string; seat: number | null; text: string; name: string | null } | undefined> {
    const [before] = await this.ask<{ match: string; seat: number | null; text: string; name: string | null }>`
      SELECT match, seat, text, name FROM chat WHERE id = ${line}`;
    if (before !== undefined)
      await this.ask`UPDATE chat SET text = '…', phrase = 'hidden', name = NULL WHERE id = ${line}`;
    return before;
  }

  /**
   * Renames whoever sits in a seat, in spite of the server that looks after the match: that one reads it again when it
   * finds another version. Rejects if it is written too often meanwhile.
   */
  async renameSeat(match: string, seat: number, name: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [row] = await this.ask<{ metadata: string; version: number }>`SELECT metadata, version FROM match
        WHERE id = ${match}`;
      if (row === undefined) return;
      const metadata = JSON.parse(row.metadata) as Pick<MatchData, 'players'>;
      const players = { ...metadata.players, [seat]: { ...metadata.players[seat], id: seat, name } };
      const written = await this.ask`UPDATE match
        SET metadata = ${JSON.stringify({ ...metadata, players })}, version = version + 1
        WHERE id = ${match} AND version = ${row.version} RETURNING id`;
      if (written.length > 0) return;
    }
    throw new Error(`Match ${match} is written all the time; try again.`);
  }

  /** Renames whoever sat in a seat in its result, and as a person, in the deals of the day as well. */
  async renameAt(
    { match, seat, person = null }: Pick<Report, 'match'> & { seat: number; person: string | null | undefined },
    name: string,
  ): Promise<void> {
    await this.ask`UPDATE result_seat SET name = ${name} WHERE match = ${match} AND seat = ${seat} AND name <> ''`;
    await this.ask`UPDATE person SET name = ${name}, version = version + 1 WHERE id = ${person}`;
    await this.ask`UPDATE daily SET name = ${name} WHERE person = ${person} AND name IS NOT NULL`;
  }

  async isPerson(id: string): Promise<boolean> {
    return (await this.ask`SELECT 1 FROM person WHERE id = ${id}`).length > 0;
  }

  async mute({ whom, until }: Mute): Promise<void> {
    await this.ask`INSERT INTO mute (whom, until) VALUES (${whom}, ${until})
      ON CONFLICT (whom) DO UPDATE SET until = excluded.until`;
  }

  /** Returns whether they were muted. */
  async unmute(whom: string): Promise<boolean> {
    return (await this.ask`DELETE FROM mute WHERE whom = ${whom} RETURNING whom`).length > 0;
  }

  /** Who is muted at a time, the longest first. */
  mutes(now: number): Promise<readonly Mute[]> {
    return this.ask`SELECT whom, until FROM mute WHERE until > ${now} ORDER BY until DESC, whom`;
  }

  async note({ kind, atWhom, told, why, at }: Omit<Deed, 'id'>): Promise<void> {
    await this.ask`INSERT INTO deed (kind, at_whom, told, why, at) VALUES (${kind}, ${atWhom}, ${told}, ${why}, ${at})`;
  }

  /** What was done after the deed with this number, in the order in which it was done. */
  deeds(after = 0): Promise<readonly Deed[]> {
    return this.ask`SELECT id, kind, at_whom AS "atWhom", told, why, at FROM deed WHERE id > ${after} ORDER BY id`;
  }

  /** Forgets what is old: reports and mutes that are over, then from where lines were said, then what was done. */
  async collect(now: number, before: { readonly reports: number; readonly addresses: number; readonly deeds: number }) {
    await this.ask`DELETE FROM report WHERE at < ${before.reports}`;
    await this.ask`DELETE FROM mute WHERE until <= ${now}`;
    await this.ask`UPDATE chat SET address = NULL WHERE at < ${before.addresses} AND address IS NOT NULL`;
    await this.ask`DELETE FROM deed WHERE at < ${before.deeds}`;
  }
}
