/**
 * The fonts of a build, reduced to the letters of Agora's own texts and split by where these are shown. Other letters that
 * people write are shown in their system's fonts.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { lettersHeld } from './held.ts';
import { type Slice, type Slices, forText, forTitles, gameOf, rangeOf, saidOf, sliced, spokenIn } from './letters.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HERE = 'server/cli/bundle/fonts.ts';
/** A cache of finished fonts; without it they are made again. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'agora-fonts');

/** A font and the weights it is used for. Browsers combine faces of a family only if these have the same weights. */
interface Source {
  readonly file: string;
  readonly family: string;
  readonly weights: readonly string[];
  readonly name: string;
  /** The range of weights that a variable font keeps. */
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
// Two fixed weights of Japanese have a third of the bytes of a variable font.
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

/** The numbered parts of the variable font with signs that the Japanese files lack: ←, ●, →. */
const signs: readonly Source[] = [94, 102, 107].map((part) => ({
  file: import.meta.resolve(`@fontsource-variable/noto-sans-jp/files/noto-sans-jp-${part}-wght-normal.woff2`),
  family: BODY,
  weights: [NORMAL, BOLD],
  name: `noto-${part}`,
  axis: { min: 400, max: 700 },
}));

/** The OpenType features that are kept: marks, spacing at the ends of lines, kerning. No text is vertical. */
const FEATURES = ['ccmp', 'chws', 'halt', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const VERTICAL = ['vhea', 'vmtx', 'VORG', 'VVAR'];

interface Made {
  readonly fileName: string;
  readonly source: Uint8Array;
  readonly originalFileName: string;
  readonly faces: readonly string[];
  readonly preload: boolean;
}

/** Adds the fonts to a build and its page, instead of those that `client/kit/fonts.ts` imports. */
export function lightFonts(): Plugin {
  let made: readonly Made[] = [];
  let sheet = { fileName: '', source: '' };
  return {
    name: 'light-fonts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      made = await makeFonts((told) => this.warn(told));
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

/** Latin letters are on every page and differ in width, so that a late font would move everything: it is loaded first. */
function preloading(fileName: string) {
  const attrs = { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' as const };
}

/** What is taken from a font. */
interface Cut {
  readonly source: Source;
  readonly slices: readonly Slice[];
}

async function makeFonts(warn: (told: string) => void): Promise<Made[]> {
  const spoken = await spokenIn(ROOT);
  const { cuts, absent } = await cutsFor(sliced(spoken));
  for (const { path, text } of spoken) tellOf(path, saidOf(absent, { path, text }), warn);
  const fonts = await Promise.all(cuts.map(({ source, slices }) => cutInto(source, slices)));
  return fonts.flat();
}

/**
 * Tells of a source's letters that no font of ours has. Browsers show them in the system's fonts, which differ. Others
 * may leave it at that; the house and its games, which have their rules numbered, look the same everywhere: Throws.
 */
export function tellOf(path: string, absent: readonly string[], warn: (told: string) => void): void {
  if (absent.length === 0) return;
  const told = `${path}: no font of ours has ${absent.join(' ')}`;
  const game = gameOf(path);
  if (game === undefined || existsSync(join(ROOT, 'games', game, 'RULES.md')))
    throw new Error(`${told}; write it otherwise, draw it as an SVG, or add a font that has it to ${HERE}`);
  warn(`${told}; each system shows it in a font of its own, unless you draw it as an SVG`);
}

/** What is taken from which font, and the letters that none has. */
export async function cutsFor(letters: Slices) {
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
  return { cuts: [...cuts, ...found].filter(({ slices }) => slices.length > 0), absent: [...absent] };
}

/** The letters of some slices that a font has, and those that it lacks. */
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

/** Splits a font. It is first reduced to the letters of all slices, so that the rest is quick. */
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
  // Another build at the same time must not read half a font.
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
