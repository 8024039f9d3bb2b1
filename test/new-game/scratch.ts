/** A copy of the house with a game in it that has just been made. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyHouse } from '../copy.ts';
import { plain } from '../outside/install.ts';

/** The game's id, and the name it is shown by. */
export const ID = 'stone-heap';
export const TITLE = 'Stone Heap';

/** Makes the copy and the game, in a new folder. */
export function moveIn(): string {
  const folder = copyHouse('new game');
  const failed = failure(folder, 'server/cli/new-game.mjs', ID);
  if (failed === null) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(failed);
}

/** Leaves the new game alone on the shelf, so that tests of every game are tests of this one. */
export function takeOthersOff(folder: string): void {
  const path = join(folder, 'games/index.ts');
  const lines = readFileSync(path, 'utf8').split('\n');
  const others = (line: string) => line.includes('/meta.ts') || line.includes('load: () =>');
  const left = lines.filter((line) => !others(line) || line.includes(`/${ID}/`) || line.includes('./kit/'));
  writeFileSync(path, left.join('\n'));
}

/** What a project of types finds wrong with so much of itself, or null: all else has been checked where it comes from. */
export function typeFailure(folder: string, project: string, ...include: readonly string[]): string | null {
  const path = join(folder, project, 'tsconfig.new.json');
  writeFileSync(path, JSON.stringify({ extends: './tsconfig.json', include }));
  const found = failure(folder, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', path);
  rmSync(path);
  return found;
}

/** Runs a script there; what it printed where it failed, or null. */
export function failure(folder: string, ...words: readonly string[]): string | null {
  const { NODE_ENV: _, ...env } = plain();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}
