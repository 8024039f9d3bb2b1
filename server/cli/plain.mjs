/** Turns this house's templates for new games into those of the package, which import from packages and speak English only. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCOPE } from './doors.mjs';
import { KINDS } from './package/agora/bin/template.mjs';

const TEMPLATES = fileURLToPath(new URL('./template', import.meta.url));
const read = (...path) => readFileSync(join(TEMPLATES, ...path), 'utf8');

/** Writes the game, its words and its test into each template of the package. */
export function layPlain(folder) {
  const [about] = /metaOf\([\s\S]*\)/.exec(read('every/games/__id__/meta.ts.txt'));
  for (const kind of KINDS) {
    const lay = (name, source) => writeFileSync(join(folder, kind, `${name}.txt`), outside(source));
    mkdirSync(join(folder, kind), { recursive: true });
    const game = read(kind, 'games/__id__/index.ts.txt')
      .replace(/^import \{(.*) \} from (.*);\nimport .*\n/m, 'import {$1, metaOf } from $2;\n')
      .replace('const { rules,', 'const { meta, rules,')
      .replace('  meta,\n', `  meta: ${inEnglish(about).replaceAll('\n', '\n  ')},\n`);
    lay('game.ts', game);
    lay('said.ts', inEnglish(read(kind, 'client/text/__id__/said.ts.txt')));
    lay(
      'game.test.ts',
      read(kind, 'test/games/__id__/rules.test.ts.txt').replaceAll(
        /knowledge(.*\n).*meta } from.*\n/g,
        'knowledge, meta$1',
      ),
    );
  }
}

/** Where that stands outside which the templates import here. */
const OUTSIDE = {
  '__id__/index': './game.ts',
  'kit/define/index': `${SCOPE}/agora/define`,
  'kit/define/types': `${SCOPE}/agora/define`,
  'kit/laws/index': `${SCOPE}/agora/laws`,
  'kit/random': `${SCOPE}/agora/kit/random`,
  plain: `${SCOPE}/agora-client`,
};

/** With imports from there; its compiler asks less than ours, and knows that an entry of a list is there. */
const outside = (source) =>
  source.replaceAll(/'[./]+(?:games\/)?([\w/]+)\.ts'/g, (_, path) => `'${OUTSIDE[path]}'`).replaceAll(/(?<=\])!/g, '');
const inEnglish = (source) =>
  source
    .replace(/^ {2}ja: \{\n[\s\S]*?\n {2}\},\n/m, '')
    .replace(/\bja: '.*?', /, '')
    .replace(/^import .*\/language.*\n/m, '')
    .replace('Record<Language', 'Record<string');
