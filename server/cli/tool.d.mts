/** Runs what installed packages bring. */
import type { SpawnSyncReturns } from 'node:child_process';

/** Runs a package's command in `root`, and shows what it says. */
export function tool(root: string, name: string, command: string, ...args: readonly string[]): SpawnSyncReturns<Buffer>;
