/** What those who drain are told, and a connection of theirs that is written by hand. */
import { type Socket, connect } from 'node:net';

/** What is drained. */
export interface Target {
  readonly url: string;
  /** Matches of which one may read, and of what game each is. */
  readonly matches: readonly { readonly id: string; readonly game: string }[];
}

/** One try of somebody who drains. */
export interface Try {
  readonly target: Target;
  readonly address: string;
  /** Which of all who do the same. */
  readonly index: number;
  isOver(): boolean;
}

export interface Kind {
  /** So many do it at once. */
  readonly workers: number;
  /** From so many addresses; from several if absent. */
  readonly addresses?: number;
  /** What has come of it, in a word. */
  act(now: Try): Promise<string>;
}

/** One connection that says something, and goes on until it is cut or has lasted for a moment. */
export function say({ target, address, isOver }: Try, said: string, drip = ''): Promise<string> {
  const { port, hostname } = new URL(target.url);
  return new Promise((done) => {
    const socket: Socket = connect(Number(port), hostname, () => {
      if (said !== '') socket.write(said.replaceAll('ADDRESS', address), 'latin1');
    });
    // Reads nothing.
    socket.pause();
    const going = setInterval(() => (isOver() ? socket.destroy() : drip !== '' && socket.write(drip, 'latin1')), 100);
    const over = setTimeout(() => socket.destroy(), 2000);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(going);
      clearTimeout(over);
      done('ended');
    });
  });
}
