/**
 * `npm run changelog`: moves what the files in .changes note into CHANGELOG.md, as the changes of the version in
 * package.json. `npm version minor` raises that and runs this.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FOLDER, gather, readNotes } from './gather.ts';

const LIST = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));
const notes = readNotes();
try {
  writeFileSync(LIST, gather(readFileSync(LIST, 'utf8'), notes, process.env['npm_package_version'] ?? ''));
  for (const name of notes.keys()) rmSync(FOLDER + name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
