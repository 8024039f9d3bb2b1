/** Whatever the server can refuse has a sentence, in the lobby or at the table. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { refusalSentence } from '../../../client/table/prompt/refusal.ts';
import { loadWords } from '../../../client/text/games.ts';
import { LANGUAGES, type Language } from '../../../client/kept/language.ts';
import { groupRefusals } from '../../../client/text/shell/group-refusals.ts';
import { en } from '../../../client/text/shell/en.ts';
import { ja } from '../../../client/text/shell/ja.ts';
import { tableEn } from '../../../client/text/shell/table.en.ts';
import { tableJa } from '../../../client/text/shell/table.ja.ts';
import { shelf } from '../../../games/index.ts';
import type { Refusal } from '../../../games/kit/rules.ts';
import { REFUSALS } from '../../../server/contract/refusals.ts';

const SHELL = { ja, en };
const TABLE = { ja: tableJa, en: tableEn };

const root = new URL('../../../', import.meta.url);
const sources = ['server/', 'client/table/', 'client/local/', 'client/online/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: folder + path, text: readFileSync(new URL(folder + path, root), 'utf8') })),
);

function found(paths: RegExp, pattern: RegExp): ReadonlySet<string> {
  const texts = sources.filter(({ path }) => paths.test(path)).map(({ text }) => text);
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));
}

const overHttp = Object.keys(REFUSALS);
const overSocket = new Set([
  ...found(/^server\/(?:transport|match\/(?:commands\/actions|seats\/credentials|people\/talk))/, /code: '(\w+)'/g),
  ...found(/^client/, /(?:lost\(|code: )'(\w+)'/g),
  // What every game's rules refuse alike: games/kit/moves.ts.
  'gameOver',
  'notYourTurn',
  'malformed',
]);

// The chat says until when: client/table/chat/Others.tsx.
overSocket.delete('muted');

async function speaker(id: string, language: Language) {
  const words = (await loadWords(id, language)) ?? (await house.games.get(id)?.board())?.words[language];
  if (words === undefined) throw new Error(`${id} has no words`);
  const sentence = (refusal: Refusal) => refusalSentence(refusal, words, TABLE[language]);
  return { words, sentence, otherwise: words.refusal({ code: '' }) };
}

test('the sources were read', () => {
  for (const code of ['stale', 'emptyLine', 'nothingToRedo', 'overtaken']) expect(overSocket).toContain(code);
});

test.each(LANGUAGES)('%s: every answer over http has a sentence', (language) => {
  const errors = { ...SHELL[language].errors, ...groupRefusals[language] };
  const missing = [...found(/^server/, /notFound\('(\w+)'\)/g)].filter((what) => what !== 'page');
  const keys = overHttp.flatMap((code) => (code === 'notFound' ? missing.map((what) => `${code}.${what}`) : code));
  expect(keys.filter((key) => errors[key] === undefined)).toEqual([]);
});

test.each(LANGUAGES)('%s: every refusal at the table has a sentence, in every game', async (language) => {
  for (const id of shelf.keys()) {
    const { sentence, otherwise } = await speaker(id, language);
    for (const code of overSocket) expect(sentence({ code }), `${id}: ${code}`).not.toBe(otherwise);
  }
});

test.each(LANGUAGES)('%s: what a game says of its own refusals wins over the table’s words', async (language) => {
  const { sentence, words } = await speaker('katason', language);
  const own: readonly Refusal[] = [{ code: 'wrongPhase', phase: 'robber' }, { code: 'noSuchSeat' }];
  for (const refusal of own) expect(sentence(refusal)).toBe(words.refusal(refusal));
});
