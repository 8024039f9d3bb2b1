/** Which letters Agora's texts have, and where: everywhere, in several games, or in one. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Letters that are loaded together. */
export interface Slice {
  readonly name: string;
  readonly letters: string;
}

/** Letters that browsers use in dates, times and lists. */
const BY_ITSELF = '年月日時分秒前後昨今明午週間曜火水木金土か先来、';
const KANA = between(0x3041, 0x3096) + between(0x30a1, 0x30fe);
/** The letters of English, which Japanese texts use too. */
const LATIN = `${between(0x20, 0x7e)}\u{a0}±·×–—‘’“”•…−`;
/** Further letters of European names, loaded when somebody has one: they would be two fifths of the whole. */
const ACCENTS = without(LATIN, `${between(0xa0, 0xff)}Œœ‚„‹›€™`);

/** The files with texts. */
const SPEAKING = /^(?:client\/.*|games\/[^/]+\/meta|games\/kit\/site)\.tsx?$/;
const OF_GAME = /^client\/(?:text|boards)\/([^/]+)\//;
/** Texts of pages that few people open, and nobody on the way to a table. */
const APART =
  /^client\/text\/shell\/(?:check|circles|group-refusals|lesson|meetings|results|review|rules|tournaments)\b/;
const HOUSE = 'house';
/** Said at tables of plain games alone, which take what a game of ours says too from that game's slice. */
const STOCK = 'stock';
/** The names of languages are on every page, also for people who need no other Japanese letters. */
const NAMING = 'client/app/LanguageSwitch.tsx';
/** Lines of the shell's catalogs that may be headings. */
const TITLING = /^.*(?:heading|title|names)\w*: .*$/gim;

/** All letters. Each is in one slice; `titles` and `languages` repeat some of the house's. */
export interface Slices {
  readonly latin: Slice;
  readonly accents: Slice;
  readonly titles: Slice;
  readonly languages: Slice;
  readonly japanese: readonly Slice[];
}

/** Slices for titles, of which most need only the first. */
export const forTitles = ({ titles, japanese }: Slices): Slice[] => apart(titles, japanese);

/** Slices for normal text; the names of languages are apart. */
export const forText = ({ languages, japanese }: Slices): Slice[] => apart(languages, japanese);

/** Slices in which only the first has its letters. */
function apart(first: Slice, others: readonly Slice[]): Slice[] {
  const rest = ({ name, letters }: Slice) => ({
    name,
    letters: without(first.letters, letters),
  });
  return [first, ...others.map(rest)];
}

/** The text of a source. */
interface Spoken {
  readonly path: string;
  readonly text: string;
}

/** The sources below `root` that say something. */
export async function spokenIn(root: string): Promise<readonly Spoken[]> {
  const paths = await Promise.all(['client', 'games'].map((part) => filesIn(root, part)));
  return Promise.all(
    paths
      .flat()
      .filter((path) => SPEAKING.test(path))
      .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** The game that a source belongs to; undefined for the house's own. */
export function gameOf(path: string): string | undefined {
  const game = (OF_GAME.exec(path) ?? /^games\/([^/]+)\//.exec(path))?.[1];
  return game === 'shell' || game === 'plain' || game === 'kit' ? undefined : game;
}

/** Which of these letters a source says, outside of comments. */
export function saidOf(letters: readonly string[], { text }: Spoken): string[] {
  const said = withoutComments(text);
  return letters.filter((letter) => said.includes(letter));
}

/** The letters of some files. */
export function sliced(sources: readonly Spoken[]): Slices {
  const files = sources.map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const places = new Map<string, Set<string>>();
  const say = (place: string, text: string) => {
    for (const letter of text) if (isJapanese(letter)) places.set(letter, (places.get(letter) ?? new Set()).add(place));
  };
  say(HOUSE, BY_ITSELF);
  for (const { path, text } of files) say(placeOf(path), text);
  for (const letter of KANA) if (!places.has(letter)) say('kana', letter);
  const slices = new Map<string, string>();
  for (const [letter, said] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [only = STOCK, ...more] = [...said].filter((place) => place !== STOCK);
    const name = said.has(HOUSE) ? HOUSE : more.length === 0 ? only : 'shared';
    slices.set(name, (slices.get(name) ?? '') + letter);
  }
  const japanese = [...slices].map(([name, letters]) => ({ name, letters }));
  const headings = files.filter(({ path }) => placeOf(path) === HOUSE).flatMap(({ text }) => text.match(TITLING) ?? []);
  const titling = new Set(KANA + headings.join(''));
  const names = files.find(({ path }) => path === NAMING)?.text ?? '';
  const titles = Array.from(slices.get(HOUSE) ?? '')
    .filter((letter) => titling.has(letter))
    .join('');
  return {
    latin: { name: 'latin', letters: LATIN },
    accents: { name: 'accents', letters: ACCENTS },
    titles: { name: 'titles', letters: titles },
    languages: { name: 'languages', letters: Array.from(names).filter(isJapanese).join('') },
    japanese,
  };
}

/** How CSS names letters: `U+3041,U+3044-3046`. */
export function rangeOf(letters: string): string {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

function placeOf(path: string): string {
  if (APART.test(path)) return 'apart';
  const game = OF_GAME.exec(path)?.[1] ?? 'shell';
  // A game's name and invitation are on the front page.
  return game === 'shell' || /\/(?:invitation|meta)\.ts$/.test(path) ? HOUSE : game;
}

/** Whether a letter is neither European nor invisible. */
function isJapanese(letter: string): boolean {
  return (letter.codePointAt(0) ?? 0) > 0xff && !(LATIN + ACCENTS).includes(letter);
}

function without(some: string, letters: string): string {
  return Array.from(letters)
    .filter((letter) => !some.includes(letter))
    .join('');
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).toSorted();
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
