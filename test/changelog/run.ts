/** `npm run changelog -- 1.2.3`: moves what the files in .changes note into CHANGELOG.md, as the changes of that version. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FOLDER, gather, readNotes } from './gather.ts';

const LIST = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));
const notes = readNotes();
try {
  writeFileSync(LIST, gather(readFileSync(LIST, 'utf8'), notes, process.argv[2] ?? ''));
  for (const name of notes.keys()) rmSync(FOLDER + name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
