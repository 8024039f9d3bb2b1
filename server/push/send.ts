/** The only place where this server sends requests to others. However they answer, it ends soon and costs little. */
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { openLookup } from './endpoint.ts';

/** The time limit in milliseconds, from connecting to the last byte of the answer. */
const PATIENCE = 10_000;
/** How many bytes of an answer are read; services say no more than an error. */
const ENOUGH = 16 * 1024;

export interface SendOptions {
  /** For tests: allows services on this computer, without https. */
  readonly near?: boolean;
  /** For tests: another time limit. */
  readonly patience?: number;
}

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

/**
 * Resolves to the status of the answer when the connection has ended. Rejects if there is none in time. Doesn't follow
 * redirects, because they could lead to forbidden addresses.
 */
export async function send(
  url: string,
  { method, headers, body }: Sent,
  { near = false, patience = PATIENCE }: SendOptions = {},
): Promise<number> {
  const ask = near && url.startsWith('http:') ? plain : secure;
  // A connection of its own, which is closed afterwards.
  const options = { method, headers, agent: false, ...(near ? {} : { lookup: openLookup }) };
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    const sent = ask(url, options, (answer) => {
      status = answer.statusCode ?? 0;
      readSome(answer, () => sent.destroy());
    });
    // A limit on the total time: a limit on silence could be avoided by sending a byte now and then.
    const late = setTimeout(() => sent.destroy(new Error('no answer in time')), patience);
    let problem: Error | undefined;
    sent.once('error', (error) => (problem = error));
    sent.once('close', () => {
      clearTimeout(late);
      if (status === undefined) reject(problem ?? new Error('no answer'));
      else resolve(status);
    });
    sent.end(body);
  });
}

/** Sends JSON. Resolves and rejects as `send` does. */
export const sendJson = (url: string, json: string, how: SendOptions): Promise<number> =>
  send(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: Buffer.from(json) }, how);

/** Reads the rest of an answer so that its connection can end; aborts it if it is too long. */
function readSome(answer: IncomingMessage, end: () => void): void {
  let read = 0;
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > ENOUGH) end();
  });
  answer.on('error', end);
}
