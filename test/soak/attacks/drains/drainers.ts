/** Those who drain, in a process of their own: what they do themselves costs the server nothing. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CallQueue } from '../../../../server/push/queue.ts';
import { send } from '../../../../server/push/send.ts';
import type { KindName, Tally } from './kinds.ts';
import type { News, Order } from './program.ts';
import type { Target } from './say.ts';

/** The server itself calls push services: as many as may be. */
export type Drain = KindName | 'calls';
const CALLS = 30;

export type Done = Readonly<Record<string, Tally>>;

export class Drainers {
  private constructor(
    private readonly child: ChildProcess,
    private readonly service: string,
  ) {}

  static async start(): Promise<Drainers> {
    const program = fileURLToPath(new URL('program.ts', import.meta.url));
    const child = fork(program, [], { execArgv: ['--import', 'tsx'] });
    const news = await told(child);
    return new Drainers(child, 'service' in news ? news.service : '');
  }

  /** Drains in these ways at once. Returns what ends that, and tells what has come of each. */
  begin(ways: readonly Drain[], target: Target): () => Promise<Done> {
    this.order({ begin: ways.filter((way) => way !== 'calls'), target });
    const endCalls = ways.includes('calls') ? callOn(this.service) : undefined;
    return async () => {
      const news = told(this.child);
      this.order({ end: true });
      const calls = await endCalls?.();
      const heard = await news;
      return { ...('done' in heard ? heard.done : {}), ...(calls && { calls }) };
    };
  }

  /** Has them do as much without touching the server. Returns what ends that. */
  beginElsewhere(): () => Promise<Done> {
    return this.begin(['elsewhere'], { url: this.service.replace(/\/$/, ''), matches: [] });
  }

  close(): void {
    this.child.kill();
  }

  private order(order: Order): void {
    this.child.send(order);
  }
}

function told(child: ChildProcess): Promise<News> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`those who drain ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (news) => {
      child.off('exit', ended);
      resolve(news as News);
    });
  });
}

/** Has this process, as a server, call a service without end. */
function callOn(service: string): () => Promise<Tally> {
  const queue = new CallQueue();
  const until = { over: false };
  let answered = 0;
  const work = async () => {
    while (!until.over) {
      await queue.run(() => send(service, { method: 'POST', headers: {}, body: null }, { near: true }));
      answered++;
    }
  };
  const all = Array.from({ length: CALLS }, work);
  return async () => {
    until.over = true;
    await Promise.all(all);
    return { answered };
  };
}
