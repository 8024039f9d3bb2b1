/** The one door by which this server asks anything of others: however they answer, it ends soon and costs little. */
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { openLookup } from './endpoint.ts';

/** From the first step of connecting to the last byte of the answer, in milliseconds. */
const PATIENCE = 10_000;
/** So many bytes of an answer are read: services say no more than why not. */
const ENOUGH = 16 * 1024;

export interface SendOptions {
  /** For tests: services may stand on this computer, without https. */
  readonly near?: boolean;
  /** For tests: how long all of it may take. */
  readonly patience?: number;
}

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

/**
 * The status of the answer, once the connection has ended. Rejects where there was none in time. Redirects are not followed:
 * they could lead where no address may.
 */
export async function send(
  url: string,
  { method, headers, body }: Sent,
  { near = false, patience = PATIENCE }: SendOptions = {},
): Promise<number> {
  const ask = near && url.startsWith('http:') ? plain : secure;
  // With a connection of its own, which ends with it.
  const options = { method, headers, agent: false, ...(near ? {} : { lookup: openLookup }) };
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    const sent = ask(url, options, (answer) => {
      status = answer.statusCode ?? 0;
      readSome(answer, () => sent.destroy());
    });
    // Counted by the clock and not by silence, which a byte now and then would keep from coming.
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

/** Reads an answer on, so that its connection can end, and has that ended where there is too much of it. */
function readSome(answer: IncomingMessage, end: () => void): void {
  let read = 0;
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > ENOUGH) end();
  });
  answer.on('error', end);
}
