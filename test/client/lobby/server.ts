/** A lobby server in memory that stands in for the network. */
import { vi } from 'vitest';
import type { MatchList, MatchSummary, SeatSummary } from '../../../server/contract/tables.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FakeServer {
  readonly matches: Map<string, MatchSummary>;
  /** Every question so far. */
  readonly asked: Asked[];
  /** By how many milliseconds this device's clock is ahead of the server's. */
  ahead: number;
  /** Whether the network is up. */
  up: boolean;
}

/** A match with free seats; names fill seats in order, `!level` a bot, null leaves a seat free. */
export function tableOf(id: string, names: readonly (string | null)[], more: Partial<MatchSummary> = {}): MatchSummary {
  const seats = names.map((name, seat): SeatSummary => {
    if (name === null) return { seat, connected: false };
    return name.startsWith('!')
      ? { seat, name: `Bot ${seat + 1}`, bot: name.slice(1), connected: true }
      : { seat, name, connected: true };
  });
  const status = names.includes(null) ? 'open' : 'playing';
  const game = 'katason';
  const host = seats.find(({ name, bot }) => name !== undefined && bot === undefined)?.seat;
  const own = host === undefined ? {} : { host };
  return {
    id,
    game,
    options: {},
    seats,
    status,
    unlisted: false,
    seeded: false,
    createdAt: 0,
    updatedAt: 0,
    ...own,
    ...more,
  };
}

/** Replaces fetch and EventSource until `vi.unstubAllGlobals`. */
export function fakeServer(...tables: readonly MatchSummary[]): FakeServer {
  const server: FakeServer = {
    matches: new Map(tables.map((table) => [table.id, table])),
    asked: [],
    ahead: 0,
    up: true,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!server.up) throw new TypeError('Failed to fetch');
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    const asked = { method: init.method ?? 'GET', path, body };
    server.asked.push(asked);
    return answer(server, asked);
  });
  vi.stubGlobal('EventSource', silentEventSource(server));
  return server;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, error: object) => json({ error, message: 'no' }, status);

function answer(server: FakeServer, { method, path, body }: Asked): Response {
  const { matches } = server;
  if (path.startsWith('/api/matches/some?')) {
    const ids = new URL(path, 'http://x').searchParams.get('ids')?.split(',') ?? [];
    const some = ids.flatMap((id) => matches.get(id) ?? []);
    return json({ now: Date.now(), matches: some.map((match) => ({ toMove: [], ...match })) });
  }
  if (/^\/api\/matches(?:\?|$)/.test(path))
    return json(listIn(server, new URL(path, 'http://x').searchParams.get('game')));
  if (path === '/api/play') {
    const [id, match] = [...matches].find(([, { status }]) => status === 'open') ?? [
      'made',
      tableOf('made', [null, null]),
    ];
    const opened = !matches.has(id);
    seat(
      server,
      match,
      match.seats.findIndex(({ name }) => name === undefined),
      String(body.playerName),
    );
    return json({ id, game: match.game, playerID: '1', credentials: 'secret', opened });
  }
  if (path.endsWith('/create')) {
    const id = `made${matches.size}`;
    const free = Array.from({ length: Number(body.numPlayers) }, () => null);
    matches.set(id, tableOf(id, free, { unlisted: body.unlisted === true }));
    return json({ matchID: id });
  }
  const id = path.split('/').find((part) => matches.has(part)) ?? '';
  const match = matches.get(id);
  if (match === undefined) return refuse(404, { code: 'notFound', what: 'match' });
  if (path.endsWith('/join')) return join(server, match, body);
  if (path.endsWith('/leave')) return json({});
  if (path.endsWith('/meet')) return meet(server, match);
  if (path.endsWith('/update')) {
    seat(server, match, Number(body.playerID), String(body.newName));
    return json({});
  }
  if (path.endsWith('/fill')) {
    const free = match.seats.filter(({ name }) => name === undefined);
    for (const { seat: at } of free) seat(server, matches.get(id)!, at, 'Bot', String(body.level));
    return json(matches.get(id));
  }
  if (path.endsWith('/readmit')) {
    const { sentAway: _, ...welcome } = match;
    matches.set(id, welcome);
    return json(welcome);
  }
  if (path.endsWith('/host')) {
    matches.set(id, { ...match, host: Number(body.seat) });
    return json(matches.get(id));
  }
  if (method === 'DELETE' && path.endsWith(id)) {
    matches.delete(id);
    return json({});
  }
  if (path.endsWith('/terms')) {
    const { playerID: _, credentials: __, ...terms } = body;
    const was = { options: match.options, ...(match.pace && { pace: match.pace }) };
    matches.set(id, { ...match, ...terms, was });
    return json(matches.get(id));
  }
  if (path.endsWith('/seats')) {
    matches.set(id, { ...match, seats: [...match.seats, { seat: match.seats.length, connected: false }] });
    return json(matches.get(id));
  }
  if (path.includes('/seats/')) {
    matches.set(id, { ...match, seats: match.seats.slice(0, -1) });
    return json(matches.get(id));
  }
  if (method === 'POST') return json(seat(server, match, Number(body.seat), 'Bot', String(body.level)));
  if (method === 'DELETE') return json(seat(server, match, Number(path.split('/').at(-1))));
  return json(match);
}

function listIn({ matches, ahead }: FakeServer, game: string | null): MatchList {
  const shown = [...matches.values()].filter((match) => game === null || match.game === game);
  const count = (kind: string) => shown.filter(({ status }) => status === kind).length;
  const seats = shown.flatMap((match) => match.seats);
  const people = seats.filter(
    ({ name, bot, connected }) => name !== undefined && bot === undefined && connected,
  ).length;
  return { matches: shown, open: count('open'), playing: count('playing'), people, now: Date.now() - ahead };
}

/** Whoever waits alone comes to the first table where somebody else waits. */
function meet(server: FakeServer, own: MatchSummary): Response {
  const other = [...server.matches.values()].find(({ id, status }) => id !== own.id && status === 'open');
  if (other === undefined) return json({ met: null });
  const at = other.seats.findIndex(({ name }) => name === undefined);
  server.matches.delete(own.id);
  seat(server, other, at, own.seats[0]?.name);
  return json({ met: { id: other.id, game: other.game, playerID: String(at), credentials: 'new', opened: false } });
}

function join(server: FakeServer, match: MatchSummary, body: Asked['body']): Response {
  const free = match.seats.find(({ name }) => name === undefined);
  if (free === undefined) return refuse(409, { code: 'matchFull' });
  seat(server, match, free.seat, String(body.playerName));
  return json({ playerID: String(free.seat), playerCredentials: 'secret' });
}

function seat(server: FakeServer, match: MatchSummary, at: number, name?: string, bot?: string): MatchSummary {
  const taken = { seat: at, connected: true, ...(name !== undefined && { name }), ...(bot !== undefined && { bot }) };
  const seats = match.seats.with(at, taken);
  const changed = {
    ...match,
    seats,
    status: seats.every((one) => one.name !== undefined) ? 'playing' : 'open',
  } as const;
  server.matches.set(match.id, changed);
  return changed;
}

/** Sends the list once, as a server does on connecting. */
function silentEventSource(server: FakeServer) {
  return class extends EventTarget {
    private closed = false;

    constructor(path: string) {
      super();
      queueMicrotask(() => {
        const data = JSON.stringify(listIn(server, new URL(path, 'http://x').searchParams.get('game')));
        // A browser's own says nothing any more once it is closed, either.
        if (this.closed) return;
        this.dispatchEvent(server.up ? new MessageEvent('message', { data }) : new Event('error'));
      });
    }

    close(): void {
      this.closed = true;
    }
  };
}
