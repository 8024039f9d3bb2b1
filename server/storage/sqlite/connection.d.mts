import type Database from 'libsql';
import type { Value } from '../database.ts';

export type Connection = InstanceType<typeof Database>;

/**
 * Opens `agora.sqlite` in a folder, which is created; ':memory:' keeps nothing on disk. What another process holds is waited for
 * so many milliseconds. Throws when it can't be opened.
 */
export function connect(dataDir: string, patience: number): Connection;

/** Throws once the database was closed: the engine crashes the whole process if it is used then. */
export function demandOpen(connection: Connection): void;

/** Runs `work` in one transaction; an exception undoes all of it. Inside of another one it is part of that. */
export function transact<T>(connection: Connection, work: () => T): T;

/** Rolls back a failed transaction. If the engine has already rolled it back, that second error is ignored. */
export function undo(connection: Connection): void;

/** Matches statements that change data. */
export const WRITES: RegExp;

/** Returns what runs a statement, prepared once, and returns its rows. */
export function asking(connection: Connection): (sql: string, values: readonly Value[]) => unknown[];

/** Returns what tells whether others have written since it was asked last. */
export function changes(connection: Connection): () => boolean;
