/** Recorded games kept in test/corpus/<game>/*.json, one turn a line: they must replay to the same end for ever. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Meta, OptionSpec } from '../../games/kit/meta.ts';
import { hashTable, replay } from '../../games/kit/record.ts';
import type { GameRecord, Rules } from '../../games/kit/rules.ts';

export interface Sample {
  readonly record: GameRecord;
  readonly ending: string;
  /** `hashTable` of the table at the end. */
  readonly hash: string;
}

/** Something more that a game's samples must show: a kind of end its endings don't tell apart. */
export interface Scene<State extends object = object> {
  readonly name: string;
  shown(end: State, ending: string): boolean;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

export function folderOf(game: string): string {
  return join(FOLDER, game);
}

/** Where the lines of play of a game are counted. */
export function countsPathOf(game: string): string {
  return join(folderOf(game), 'counts.txt');
}

/** Where a whole game of a title is printed. */
export function printedPathOf(game: string): string {
  return join(folderOf(game), 'printed.txt');
}

/** The samples of a game by the names of their files. */
export function samplesOf(game: string): Map<string, Sample> {
  const folder = folderOf(game);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Sample]));
}

/** The scenes of a game, from `scenes.ts` beside its samples, where it has any. */
export async function scenesOf(game: string): Promise<readonly Scene[]> {
  const path = join(folderOf(game), 'scenes.ts');
  if (!existsSync(path)) return [];
  const { scenes } = (await import(path)) as { readonly scenes: readonly Scene[] };
  return scenes;
}

/** The text of a sample's file. */
export function written({ record: { turns, ...start }, ending, hash }: Sample): string {
  const lines = turns.map((turn) => `    ${JSON.stringify(turn)}`).join(',\n');
  const head = JSON.stringify(start).slice(0, -1);
  return `{"ending":"${ending}","hash":"${hash}","record":${head},"turns":[\n${lines}\n]}}\n`;
}

/** The sample that a record makes. Throws when the record doesn't replay to an end. */
export function sampled(rules: Rules, meta: Meta, record: GameRecord): Sample {
  const end = replay(rules, meta, record);
  const result = rules.result(end.state);
  if (result === undefined) throw new Error('the recorded game has no end');
  return { record, ending: result.ending, hash: hashTable(end) };
}

/** What a game's samples must show between them: every ending, move, option, number of players and scene. */
export function wanted(rules: Rules, meta: Meta, scenes: readonly Scene[]): string[] {
  const specs = Object.entries(meta.options) as unknown as [string, OptionSpec<string | boolean>][];
  const { min, max } = meta.players;
  return [
    ...rules.endings.map((ending) => `ending ${ending}`),
    ...rules.moveTypes.map((type) => `move ${type}`),
    ...specs.flatMap(([option, { choices }]) => choices.map((choice) => `option ${option} ${choice}`)),
    ...Array.from({ length: max - min + 1 }, (_, more) => `players ${min + more}`),
    ...scenes.map(({ name }) => `scene ${name}`),
  ];
}

/** Which of these a sample shows, by playing it again. */
export function shown(rules: Rules, meta: Meta, scenes: readonly Scene[], { record, ending }: Sample): Set<string> {
  const end = scenes.length > 0 ? replay(rules, meta, record).state : {};
  return new Set([
    `ending ${ending}`,
    `players ${record.players}`,
    ...Object.entries(record.options).map(([option, choice]) => `option ${option} ${choice}`),
    ...record.turns.map(({ move }) => `move ${move.type}`),
    ...scenes.filter((scene) => scene.shown(end, ending)).map(({ name }) => `scene ${name}`),
  ]);
}
