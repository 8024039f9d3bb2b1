/**
 * Writes to the SQLite file on a separate thread, so that a lock or a slow disk blocks only those who wait for the
 * write.
 */
import { Worker } from 'node:worker_threads';
import { asks } from '../database.ts';
import type { Bundle, WriteResult, Writer } from '../changes.ts';

/** How long a write waits for another process that holds the database, in milliseconds. */
const PATIENCE = 500;

interface Answer {
  readonly number: number;
  readonly done?: unknown;
  readonly problem?: Error;
}

interface Waiting {
  resolve(done: unknown): void;
  reject(error: Error): void;
}

/** A file that is built beside this one. A name written there in place would be taken into the packages as a picture is. */
const beside = (name: string) => new URL(name, import.meta.url);

interface ThreadParts {
  readonly dataDir: string;
  /** Throws if the data folder is gone and a write would be lost. */
  demandHeld(): void;
  /** Others have written. */
  written(): void;
}

export class ThreadWriter implements Writer {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly parts: ThreadParts) {
    this.worker = new Worker(beside('sqlite-thread.mjs'), {
      workerData: { dataDir: parts.dataDir, patience: PATIENCE },
      execArgv: [],
    });
    this.worker.unref();
    this.worker.on('message', (told: Answer | { readonly written: true }) => {
      if ('written' in told) parts.written();
      else this.answered(told);
    });
  }

  async write(bundles: readonly Bundle[]): Promise<readonly WriteResult[]> {
    try {
      return await this.request<readonly WriteResult[]>('write', bundles);
    } catch (error) {
      return bundles.map(() => ({ error }));
    }
  }

  probe(isThorough: boolean): Promise<void> {
    return this.request('probe', isThorough);
  }

  readonly ask = asks((sql, values) => this.request('ask', sql, values));

  async close(): Promise<void> {
    await this.post('close', []);
    await this.worker.terminate();
  }

  private async request<T>(kind: string, ...given: readonly unknown[]): Promise<T> {
    this.parts.demandHeld();
    return (await this.post(kind, given)) as T;
  }

  private post(kind: string, given: readonly unknown[]): Promise<unknown> {
    const number = ++this.asked;
    // Keeps the process alive until its requests are done.
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, kind, given });
    });
  }

  private answered({ number, done, problem }: Answer): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (this.waiting.size === 0) this.worker.unref();
    if (problem === undefined) waiting?.resolve(done);
    else waiting?.reject(problem);
  }
}
