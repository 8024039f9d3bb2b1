/** A copy of the house with games in it that have just been made, one of each template. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyHouse } from '../copy.ts';
import { plain } from '../outside/install.ts';

/** The ids of the games, by what each is made from. */
export const NEW = { open: 'stone-heap', hidden: 'card-row', together: 'sealed-bid' } as const;

const IDS: readonly string[] = Object.values(NEW);

/** Makes the copy and the games of some templates, in a new folder. */
export function moveIn(...kinds: readonly (keyof typeof NEW)[]): string {
  const folder = copyHouse('new game');
  for (const kind of kinds) {
    const failed = failure(folder, 'server/cli/new-game.mjs', NEW[kind], kind);
    if (failed === null) continue;
    rmSync(folder, { recursive: true, force: true });
    throw new Error(failed);
  }
  return folder;
}

/** Leaves the new games alone on the shelf, so that tests of every game are tests of these. */
export function takeOthersOff(folder: string): void {
  const path = join(folder, 'games/index.ts');
  const lines = readFileSync(path, 'utf8').split('\n');
  const others = (line: string) => line.includes('/meta.ts') || line.includes('load: () =>');
  const left = lines.filter(
    (line) => !others(line) || IDS.some((id) => line.includes(`/${id}/`)) || line.includes('./kit/'),
  );
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
  // Browser tests there run beside those of this house, and their servers must not answer for each other.
  const beside = { ...env, PORTS_FROM: '26000' };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env: beside });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}
