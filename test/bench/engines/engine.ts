/** A bot that is a program of its own, in whatever language: it is told and asked by lines of JSON (README.md). */
import { type ChildProcess, spawn } from 'node:child_process';
import type { GameEvent, Move, Result, Seat } from '../../../games/kit/rules.ts';

/** Counted up when lines change their meaning. */
const PROTOCOL = 1;
/** An answer may be so much later than the clock says, for the way there and back. */
const GRACE_MS = 1000;
/** So many answers to one question may be wrong. */
const MOST_WRONG = 3;
const LONGEST_LINE = 100_000;

/** What a program is told first. */
export interface Hello {
  readonly game: string;
  readonly format: number;
  readonly players: number;
  readonly seat: Seat;
  readonly options: object;
}

export interface Asked {
  /** What its seat sees, as text and as it is. */
  readonly position: string;
  readonly view: object;
  /** What the seat has heard since it was asked last. */
  readonly heard: readonly GameEvent[];
  readonly moves: readonly Move[];
  readonly milliseconds: number;
}

/** An engine that can't go on has lost; its message says why. */
export class Forfeit extends Error {}

interface Waiting {
  answer(line: string): void;
  fail(why: string): void;
}

export class Engine {
  private readonly child: ChildProcess;
  private waiting: Waiting | undefined;
  private failure: string | undefined;
  private questions = 0;
  /** The beginning of a line that goes on. */
  private unfinished = '';

  /** Starts `command`, as a shell would. */
  constructor(command: string, hello: Hello) {
    // A group of its own, so that what the shell starts ends with it.
    this.child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.once('error', ({ message }) => this.fail(`can't be started: ${message}`));
    this.child.once('exit', (code, signal) => this.fail(`has ended (${signal ?? `code ${code}`})`));
    // Whoever has ended reads nothing any more: that it has, says `exit`.
    this.child.stdin!.on('error', () => {});
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.tell({ type: 'hello', protocol: PROTOCOL, ...hello });
  }

  /** A move for which `refuse` finds nothing wrong. Rejects with `Forfeit` where none comes. */
  ask(asked: Asked, refuse: (move: unknown) => string | undefined): Promise<Move> {
    const id = ++this.questions;
    let wrong = 0;
    return new Promise<Move>((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting = undefined;
      };
      const fail = (why: string) => {
        done();
        reject(new Forfeit(why));
      };
      const timer = setTimeout(
        () => fail(`hasn't answered within ${asked.milliseconds} ms`),
        asked.milliseconds + GRACE_MS,
      );
      const answer = (line: string) => {
        const { move, sentence } = readAnswer(line, id, refuse);
        if (sentence === undefined) {
          done();
          resolve(move as Move);
        } else if (++wrong < MOST_WRONG) this.tell({ type: 'wrong', id, sentence });
        else fail(`has answered wrongly ${MOST_WRONG} times: ${sentence}`);
      };
      this.waiting = { answer, fail };
      if (this.failure === undefined) this.tell({ type: 'decide', id, ...asked });
      else fail(this.failure);
    });
  }

  /** Tells how it ended, where it did, and ends the program, however busy it is. */
  close(result: Result | undefined): void {
    if (this.failure === undefined && result !== undefined) this.tell({ type: 'over', ...result });
    this.child.stdin!.end();
    const { pid, exitCode, signalCode } = this.child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const timer = setTimeout(() => killGroup(pid), GRACE_MS);
    this.child.once('exit', () => clearTimeout(timer));
  }

  private hear(text: string): void {
    const lines = (this.unfinished + text).split('\n');
    this.unfinished = lines.pop()!;
    for (const line of lines) this.waiting?.answer(line);
    if (this.unfinished.length <= LONGEST_LINE) return;
    this.fail(`writes a line of more than ${LONGEST_LINE} characters`);
    this.child.stdout!.destroy();
  }

  private tell(message: object): void {
    this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  private fail(why: string): void {
    this.failure = why;
    this.waiting?.fail(why);
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

interface Answered {
  readonly move?: unknown;
  /** What is wrong with it; absent where nothing is. */
  readonly sentence?: string;
}

function readAnswer(line: string, id: number, refuse: (move: unknown) => string | undefined): Answered {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return { sentence: `that line is no JSON: ${line.slice(0, 80)}` };
  }
  if (typeof said !== 'object' || said === null) return { sentence: 'an answer is an object with "id" and "move"' };
  const { id: answered, move } = said as { readonly id?: unknown; readonly move?: unknown };
  if (answered !== id)
    return { sentence: `the question is number ${id}, the answer to ${JSON.stringify(answered) ?? 'none'}` };
  if (move === undefined) return { sentence: 'an answer is an object with "id" and "move"' };
  const sentence = refuse(move);
  return sentence === undefined ? { move } : { sentence };
}
