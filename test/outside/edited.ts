/** A project that is served while somebody edits it, and a table at it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { freePort } from '../ports.ts';
import { nameOf, plain } from './install.ts';

/** What a seat sees; what is left out here isn't asked for. */
interface Seen {
  readonly stateID: number;
  readonly moves: readonly { readonly type: string; readonly count?: number }[];
}

/** The project of a folder under `agora dev`, which ends with what `work` does. */
export async function edited(folder: string, work: (project: Edited) => Promise<void>): Promise<void> {
  const port = await freePort();
  const { NODE_ENV: _, ...env } = plain();
  const own = { ...env, PORT: String(port), DATA_DIR: join(folder, 'data') };
  const dev = spawn(process.execPath, [`../node_modules/${nameOf('agora')}/bin/agora.mjs`, 'dev'], {
    cwd: folder,
    env: own,
  });
  const project = new Edited(folder, `http://localhost:${port}`);
  for (const from of [dev.stdout, dev.stderr])
    from.on('data', (part: Buffer) => (project.told += stripVTControlCharacters(part.toString())));
  try {
    await work(project);
  } finally {
    if (dev.exitCode === null && dev.kill('SIGTERM')) await once(dev, 'exit');
  }
}

class Edited {
  /** What was printed so far. */
  told = '';

  constructor(
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** Puts something in the place of some text of a file. */
  edit(name: string, text: string, other: string): void {
    const path = join(this.folder, name);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(text);
    writeFileSync(path, before.replace(text, other));
  }

  async ask<Answer>(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    // Vite answers so for a server that it can't reach.
    if (said === '')
      throw new Error(`${path} was answered ${answer.status} and nothing else; told so far: ${this.told}`);
    return JSON.parse(said) as Answer;
  }

  /** Opens a table for two of a game, at which both sit. */
  async table(game: string) {
    const { matchID } = await this.ask<{ matchID: string }>(`/games/${game}/create`, { numPlayers: 2 });
    const join = async (playerName: string) => {
      const seat = await this.ask<{ playerID: string; playerCredentials: string }>(`/games/${game}/${matchID}/join`, {
        playerName,
      });
      return { playerID: seat.playerID, credentials: seat.playerCredentials };
    };
    const seats = [await join('Ann'), await join('Bo')];
    const at = `/api/matches/${matchID}`;
    const status = async () => (await this.ask<{ status: string }>(at)).status;
    /** What the seat sees that is to move, with its key. */
    const mover = async () => {
      for (const key of seats) {
        const asSeat = { Authorization: `Bearer ${key.credentials}` };
        const seen = await this.ask<Seen>(`${at}/view?seat=${key.playerID}`, undefined, asSeat);
        if (seen.moves.length > 0) return { ...seen, key };
      }
      return undefined;
    };
    const play = async () => {
      const { key, stateID, moves } = (await mover())!;
      return this.ask(`${at}/moves`, { ...key, stateID, move: moves[0] });
    };
    return { status, mover, play };
  }
}
