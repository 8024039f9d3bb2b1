/** Turns this house's templates for new games into those of the package: plain JavaScript, and English only. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KINDS } from './package/agora/bin/template.mjs';

const TEMPLATES = fileURLToPath(new URL('./template', import.meta.url));
const read = (...path) => readFileSync(join(TEMPLATES, ...path), 'utf8');

/** Writes game.js and said.js into each template of the package. */
export function layPlain(folder) {
  const [about] = /metaOf\([\s\S]*\)/.exec(read('every/games/__id__/meta.ts.txt'));
  for (const kind of KINDS) {
    const game = plain(read(kind, 'games/__id__/index.ts.txt'))
      .replace(/^import \{(.*) \} from '.*';\nimport .*\n/m, "import {$1, metaOf } from 'agora/define';\n")
      .replace('const { rules,', 'const { meta, rules,')
      .replace('  meta,\n', `  meta: ${inEnglish(about).replaceAll('\n', '\n  ')},\n`);
    const said = plain(read(kind, 'client/text/__id__/said.ts.txt')).replaceAll(/^import .*\n/gm, '');
    writeFileSync(join(folder, kind, 'game.js'), game);
    writeFileSync(join(folder, kind, 'said.js'), inEnglish(said));
  }
}

/** Removes the few types that the templates use. The package’s tests fail if another one is added. */
const plain = (source) => source.replaceAll(/(?<=\])!|: number(?=\))|(?<=const \w+): [^=]+(?= =)/g, '');
const inEnglish = (source) => source.replace(/^ {2}ja: \{\n[\s\S]*?\n {2}\},\n/m, '').replace(/\bja: '.*?', /, '');
