/**
 * How long silence is borne, in milliseconds. Silence isn't an answer: after each of these something else is tried, and
 * something true is said. Whoever waits for somebody else waits by one of them.
 */
export const PATIENCE = {
  /** A request: it counts as failed, and the page says that the server can't be reached. */
  request: 20_000,
  /** A part of the page's own code: it counts as not loaded, and can be asked for again. */
  part: 30_000,
  /** A WebSocket that has brought nothing yet: long polling is tried. */
  socket: 5000,
  /** The same where a WebSocket of this page has been silent before. */
  socketAgain: 2000,
  /** The whole way to the server, by whichever transport: it is tried anew. */
  opening: 15_000,
  /** A receipt: the server is asked whether it still hears us. */
  receipt: 3000,
  /** The answer to that question: the connection is given up for a new one. */
  pulse: 4000,
  /** A receipt on a connection that lives: the match is asked for again, because the message may be lost. */
  lostReceipt: 8000,
  /** Any sign on an open connection, on which the server pings every ten seconds: it is asked whether it hears us. */
  quiet: 13_000,
  /** The first message of an event stream: a plain request is sent. */
  stream: 4000,
  /** Any further message of it, where the server sends one every 25 seconds at least: it is opened anew. */
  quietStream: 40_000,
} as const;

/** Does something that somebody else has to answer; rejects, and aborts the signal, where that takes too long. */
export function inTime<T>(patience: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      limit.abort();
      reject(new Error('no answer came'));
    }, patience);
    const end = () => clearTimeout(timer);
    ask(limit.signal).then(resolve, reject).finally(end);
  });
}
