/** Calls members in their browsers before they meet: once, by one server, unless they have said that they don't come. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { GatheringCall } from '../contract/messages.ts';
import type { Post } from '../push/calls.ts';
import { GONE } from '../push/services.ts';
import type { Ask } from '../storage/database.ts';
import type { StoredCall } from '../storage/types.ts';

/** How long before it begins they are called, and how often it is looked whether one begins, in milliseconds. */
const AHEAD = 15 * 60_000;
const LOOK = 30_000;
/** In how many browsers a member is called; the oldest goes. */
const MOST_BROWSERS = 4;

interface CallParts {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly log: Logger;
  readonly post: Post;
  /** Refuses push services that aren't known. */
  readonly demandService: (endpoint: string) => void;
  /** Whether this server is the one that calls. */
  readonly isOurs: () => boolean;
}

export class GatheringCalls {
  private callOff = () => {};

  constructor(private readonly parts: CallParts) {
    this.lookLater();
  }

  close(): void {
    this.callOff();
  }

  /** Adds a member's browser, or what has changed of it. */
  async add(circle: string, person: string, call: StoredCall): Promise<void> {
    const { ask, clock, demandService } = this.parts;
    demandService(call.endpoint);
    await ask`INSERT INTO member_call (circle, endpoint, person, call, at)
      VALUES (${circle}, ${call.endpoint}, ${person}, ${JSON.stringify(call)}, ${clock.now()})
      ON CONFLICT (circle, endpoint) DO UPDATE SET person = excluded.person, call = excluded.call, at = excluded.at`;
    await ask`DELETE FROM member_call WHERE circle = ${circle} AND person = ${person} AND at < (SELECT at
      FROM member_call WHERE circle = ${circle} AND person = ${person}
      ORDER BY at DESC LIMIT 1 OFFSET ${MOST_BROWSERS - 1})`;
  }

  async remove(circle: string, endpoint: string): Promise<void> {
    await this.parts.ask`DELETE FROM member_call WHERE circle = ${circle} AND endpoint = ${endpoint}`;
  }

  private lookLater(): void {
    const { clock, log, isOurs } = this.parts;
    this.callOff = clock.after(LOOK, () => {
      if (isOurs()) this.look().catch((error: unknown) => log.warn({ error }, 'nobody could be called to meet'));
      this.lookLater();
    });
  }

  /** Calls to what begins soon, or has begun while no server ran. It counts as called before anybody is. */
  private async look(): Promise<void> {
    const { ask, clock } = this.parts;
    const called = await ask<{ id: string; circle: string; at: number }>`UPDATE gathering SET called = 1
      WHERE called = 0 AND at BETWEEN ${clock.now() - AHEAD} AND ${clock.now() + AHEAD} RETURNING id, circle, at`;
    for (const { id, circle, at } of called) {
      const calls = await ask<{ name: string; call: string }>`
        SELECT name, call FROM member_call JOIN circle ON circle.id = member_call.circle
        WHERE circle = ${circle} AND NOT EXISTS (SELECT 1 FROM coming
        WHERE gathering = ${id} AND coming.person = member_call.person AND comes = 0)`;
      for (const { name, call } of calls) void this.send(JSON.parse(call) as StoredCall, { circle, name, at }, id);
    }
  }

  private async send(call: StoredCall, told: Pick<GatheringCall, 'circle' | 'name' | 'at'>, id: string): Promise<void> {
    const topic = createHash('sha256').update(id).digest('base64url').slice(0, 32);
    try {
      const status = await this.parts.post(call, { code: 'gathering', ...told, language: call.language }, topic);
      if (GONE.has(status)) await this.remove(told.circle, call.endpoint);
    } catch (error) {
      this.parts.log.warn({ error, circle: told.circle }, 'a call could not be sent');
    }
  }
}
