/**
 * The fonts of a build, cut down to the letters Agora itself says and sliced by where it says them. What people write in
 * other letters stands in the fonts of their own systems.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { lettersHeld } from './held.ts';
import { type Slice, type Slices, forText, forTitles, rangeOf, slicesOf } from './letters.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Cut fonts by what they were cut from. Only ever a shortcut: without it they are cut again. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'agora-fonts');

/** A font and the weights that are written with it. Faces of a family complete each other only where their weights are alike. */
interface Source {
  readonly file: string;
  readonly family: string;
  readonly weights: readonly string[];
  readonly name: string;
  /** Of a variable font, how heavy it can stay. */
  readonly axis?: Readonly<Record<'min' | 'max', number>>;
}

const BODY = 'Noto Sans JP Variable';
const TITLE = 'Shippori Mincho';
const NORMAL = '100 500';
const BOLD = '501 900';
const latin: readonly Source[] = [
  {
    file: import.meta.resolve('@fontsource-variable/noto-sans-jp/files/noto-sans-jp-latin-wght-normal.woff2'),
    family: BODY,
    weights: [NORMAL, BOLD],
    name: 'noto',
    axis: { min: 400, max: 700 },
  },
  {
    file: import.meta.resolve('@fontsource/shippori-mincho/files/shippori-mincho-latin-600-normal.woff2'),
    family: TITLE,
    weights: ['600'],
    name: 'shippori',
  },
];
// Two weights of the body's Japanese are a third of the bytes of a variable one.
const japanese: readonly (Source & { cut(letters: Slices): readonly Slice[] })[] = [
  {
    file: import.meta.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2'),
    family: BODY,
    weights: [NORMAL],
    name: 'noto-400',
    cut: forText,
  },
  {
    file: import.meta.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-600-normal.woff2'),
    family: BODY,
    weights: [BOLD],
    name: 'noto-600',
    cut: (letters) => letters.japanese,
  },
  {
    file: import.meta.resolve('@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2'),
    family: TITLE,
    weights: ['600'],
    name: 'shippori',
    cut: forTitles,
  },
];

/** The Japanese files lack some signs. The variable font's numbered parts that have them: ←, ●, →. */
const signs: readonly Source[] = [94, 102, 107].map((part) => ({
  file: import.meta.resolve(`@fontsource-variable/noto-sans-jp/files/noto-sans-jp-${part}-wght-normal.woff2`),
  family: BODY,
  weights: [NORMAL, BOLD],
  name: `noto-${part}`,
  axis: { min: 400, max: 700 },
}));

/** What the text keeps of a font's finer points: marks, widths at the ends of lines, pairs. Nothing here is set vertically. */
const FEATURES = ['ccmp', 'chws', 'halt', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const VERTICAL = ['vhea', 'vmtx', 'VORG', 'VVAR'];

interface Made {
  readonly fileName: string;
  readonly source: Uint8Array;
  readonly originalFileName: string;
  readonly faces: readonly string[];
  readonly preload: boolean;
}

/** Lays the fonts into a build and names them in its page, which then asks for none of `client/kit/fonts.ts`. */
export function lightFonts(): Plugin {
  let made: readonly Made[] = [];
  let sheet = { fileName: '', source: '' };
  return {
    name: 'light-fonts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      made = await makeFonts();
      const source = made.flatMap(({ faces }) => faces).join('\n');
      sheet = { fileName: `assets/fonts-${hash(source)}.css`, source };
    },
    transform: { filter: { id: /\/client\/kit\/fonts\.ts$/ }, handler: () => ({ code: 'export {};', map: null }) },
    generateBundle() {
      this.emitFile({ type: 'asset', ...sheet });
      for (const { fileName, source, originalFileName } of made)
        this.emitFile({ type: 'asset', fileName, source, originalFileName });
    },
    transformIndexHtml: () => [
      ...made.filter(({ preload }) => preload).map(({ fileName }) => preloading(fileName)),
      { tag: 'link', attrs: { rel: 'stylesheet', href: `/${sheet.fileName}`, 'data-fonts': true }, injectTo: 'head' },
    ],
  };
}

/** The plain Latin letters stand on every page, and unlike Japanese ones differ in width: they are to be there before the page. */
function preloading(fileName: string) {
  const attrs = { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' as const };
}

/** What is cut from a font. */
interface Cut {
  readonly source: Source;
  readonly slices: readonly Slice[];
}

async function makeFonts(): Promise<Made[]> {
  const cuts = await cutsFor(await slicesOf(ROOT));
  const fonts = await Promise.all(cuts.map(({ source, slices }) => cutInto(source, slices)));
  return fonts.flat();
}

/** What is cut from which font: it has all of it. Throws where something is said that no font of ours has. */
export async function cutsFor(letters: Slices): Promise<readonly Cut[]> {
  const wanted = [
    ...latin.map((source) => ({ source, slices: [letters.latin, letters.accents] })),
    ...japanese.map((source) => ({
      source,
      slices: source.cut(letters),
    })),
  ];
  const cuts = await Promise.all(wanted.map(({ source, slices }) => divided(source, slices)));
  const absent = new Set(cuts.filter(({ source }) => source.family === BODY).flatMap(({ lacking }) => lacking));
  const rest = [{ name: 'signs', letters: [...absent].join('') }];
  const found = await Promise.all(signs.map((source) => divided(source, rest)));
  for (const { slices } of found) for (const letter of textOf(slices)) absent.delete(letter);
  if (absent.size > 0) throw new Error(`no font of ours has ${[...absent].join(' ')}`);
  return [...cuts, ...found].filter(({ slices }) => slices.length > 0);
}

/** What a font has of some slices, and which of their letters it lacks. */
async function divided(source: Source, slices: readonly Slice[]): Promise<Cut & { readonly lacking: string[] }> {
  const held = await lettersHeld(await readFile(fileURLToPath(source.file)));
  const has = (letter: string) => held.has(letter.codePointAt(0) ?? 0);
  const kept = slices.map(({ name, letters }) => ({ name, letters: Array.from(letters).filter(has).join('') }));
  return {
    source,
    slices: kept.filter(({ letters }) => letters !== ''),
    lacking: Array.from(textOf(slices)).filter((letter) => !has(letter)),
  };
}

const textOf = (slices: readonly Slice[]) => slices.map(({ letters }) => letters).join('');

/** One font in slices. What no slice needs goes first, so that the rest is quick. */
async function cutInto(source: Source, slices: readonly Slice[]): Promise<Made[]> {
  const original = await readFile(fileURLToPath(source.file));
  const all = textOf(slices);
  const options = { keepFeatures: FEATURES, dropTables: VERTICAL };
  const axes = source.axis && { variationAxes: { wght: source.axis } };
  let rough: Promise<Buffer> | undefined;
  const cut = async ({ letters }: Slice) => {
    rough ??= subsetFont(original, all, { ...options, ...axes, targetFormat: 'truetype' });
    return subsetFont(await rough, letters, { ...options, targetFormat: 'woff2' });
  };
  return Promise.all(
    slices.map(async (slice) => {
      const key = hash(original, JSON.stringify([options, axes, slice.letters]));
      return described(source, slice, await cached(key, () => cut(slice)));
    }),
  );
}

function described({ file, family, weights, name }: Source, slice: Slice, source: Uint8Array): Made {
  const fileName = `assets/${name}-${slice.name}-${hash(source)}.woff2`;
  const rest = `font-style:normal;font-display:swap;src:url(/${fileName}) format('woff2');unicode-range:${rangeOf(slice.letters)}`;
  const faces = weights.map((weight) => `@font-face{font-family:'${family}';font-weight:${weight};${rest}}`);
  return { fileName, source, originalFileName: fileURLToPath(file), faces, preload: slice.name === 'latin' };
}

async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(CACHE, `${key}.woff2`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept !== undefined) return kept;
  const font = await make();
  // Several builds may run at a time, and none is to read half a font.
  const own = `${path}.${process.pid}`;
  await mkdir(CACHE, { recursive: true })
    .then(() => writeFile(own, font))
    .then(() => rename(own, path))
    .catch(() => undefined);
  return font;
}

function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex').slice(0, 12);
}
