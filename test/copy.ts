/** A copy of the house for tests that change it. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Copies all that is kept and nothing that was made of it into a new folder, with the packages linked. */
export function copyHouse(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `agora ${name} `)));
  const made = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  for (const part of readdirSync(ROOT)) {
    if (part === '.git' || made.some((line) => line.replace(/\/$/, '') === part)) continue;
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
