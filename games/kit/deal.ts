/**
 * A deal as a code that people can read out, type and compare. It has everything that a match begins with:
 *
 *     KATASON-4-201-7XK2-M9PQ-C4R
 *
 * The game; the number of players; the format and one digit for each option; the seed; three check letters that detect
 * typing errors. The code uses only 32 letters and digits that are hard to confuse with each other.
 */
import { type Meta, type SetupRefusal, defaultOptions, refusePlayers } from './meta.ts';
import { randomFrom, seedDigits } from './random.ts';
import type { RefusalFor } from './rules.ts';

export interface Deal {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  /** The format of the game's rules that this deal was made for. */
  readonly format: number;
}

/**
 * Why a text is not a deal's code: its form is wrong; it names no known game; a letter is mistyped; or today's version
 * of the game has no such option or number of players.
 */
export type DealRefusal = RefusalFor<'dealUnreadable' | 'dealOfNoGame' | 'dealMistyped' | 'dealOutdated'>;

type Read =
  | { readonly ok: true; readonly deal: Deal }
  | { readonly ok: false; readonly refusal: DealRefusal | SetupRefusal };

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHORT = /^[0-9A-HJKMNP-TV-Z]{8}$/;
/** How many letters 128 bits need. */
const LONG = 26;
const CHECK = 3;

/** Writes the code of a deal. Throws a RangeError for a format above 31. */
export function writeDeal(meta: Meta, { players, options, seed, format }: Deal): string {
  const variant = letter(format) + choicesIn(meta, options).map(letter).join('').replace(/0+$/, '');
  const start = `${meta.id.toUpperCase()}-${players}-${variant}`;
  const letters = SHORT.test(seed) ? seed : lettersOf(seedDigits(seed));
  return `${start}-${grouped(letters)}-${check(start + letters)}`;
}

/**
 * Reads the code of a deal of one of these games, as people write and copy it: in small or full-width letters, with
 * spaces or any dash for hyphens, O for 0, I and L for 1, and with something in front of it or behind it.
 */
export function readDeal(games: Iterable<Meta>, text: string): Read {
  const parts = /^([A-Z][A-Z-]*)-(.+)$/.exec(plainCode(text));
  if (parts === null) return refused('dealUnreadable');
  const [, id = '', rest = ''] = parts;
  const [players = '', variant = '', ...tail] = rest.replaceAll('O', '0').replaceAll(/[IL]/g, '1').split('-');
  const letters = tail.join('');
  const [seed, checked] = [letters.slice(0, -CHECK), letters.slice(-CHECK)];
  const built = /^\d$/.test(players) && isWritten(variant) && isWritten(letters);
  if (!built || (!SHORT.test(seed) && seed.length !== LONG)) return refused('dealUnreadable');
  const meta = [...games].find((game) => game.id.toUpperCase() === id);
  if (meta === undefined) return refused('dealOfNoGame');
  if (check(`${id}-${players}-${variant}${seed}`) !== checked) return refused('dealMistyped');
  const options = optionsIn(meta, Array.from(variant.slice(1), worth));
  const refusal = options === undefined ? ({ code: 'dealOutdated' } as const) : refusePlayers(meta, Number(players));
  if (options === undefined || refusal !== undefined)
    return { ok: false, refusal: refusal ?? { code: 'dealOutdated' } };
  const dealt = SHORT.test(seed) ? seed : digitsOf(seed);
  const format = worth(variant.charAt(0));
  return { ok: true, deal: { game: meta.id, players: Number(players), options, seed: dealt, format } };
}

/** What stands for a hyphen: every dash, the minus sign, and the long vowel mark, which is on the hyphen's key. */
const HYPHENS = /[\s\p{Pd}\u2212\u30fc_]+/gu;

/** The longest run of letters, digits and hyphens in a text, without what can't be seen. */
function plainCode(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();
  // It may stand in brackets, say, or in front of words of a language without spaces.
  const runs = plain.replaceAll(HYPHENS, '-').match(/[A-Z][A-Z\d-]*/g) ?? [];
  return (runs.toSorted((a, b) => b.length - a.length)[0] ?? '').replace(/-+$/, '');
}

/**
 * A game's deal of the day: the same for everybody, with the default options and number of players. `day` looks like
 * `2026-11-22`.
 */
export function dailyDeal(meta: Meta, format: number, day: string): Deal {
  const random = randomFrom(`${meta.id} ${day}`);
  const seed = Array.from({ length: 8 }, () => letter(random.below(LETTERS.length))).join('');
  return { game: meta.id, players: meta.players.default, options: defaultOptions(meta), seed, format };
}

/** One number for each option: 0 for the default, otherwise which of the other choices it is, counted from 1. */
function choicesIn(meta: Meta, options: object): readonly number[] {
  const chosen = new Map<string, unknown>(Object.entries(options));
  return Object.entries(others(meta)).map(([key, choices]) => 1 + choices.indexOf(chosen.get(key) as never));
}

/** The options that these numbers stand for; undefined if there is no such choice. Missing numbers mean the default. */
function optionsIn(meta: Meta, chosen: readonly number[]): object | undefined {
  const rows = Object.entries(others(meta));
  const usual: Readonly<Record<string, unknown>> = { ...defaultOptions(meta) };
  const options = rows.map(([key, choices], at) => [key, chosen[at] ? choices[chosen[at] - 1] : usual[key]] as const);
  const known = chosen.length <= rows.length && options.every(([, choice]) => choice !== undefined);
  return known ? Object.fromEntries(options) : undefined;
}

/**
 * The choices of each option other than the default. Their order never changes; new choices are only added at the end.
 */
function others({ options }: Meta): Readonly<Record<string, readonly (string | boolean)[]>> {
  const specs = Object.entries(options as Meta<Record<string, string | boolean>>['options']);
  return Object.fromEntries(
    specs.map(([key, { choices, default: usual }]) => [key, choices.filter((choice) => choice !== usual)]),
  );
}

function check(code: string): string {
  const random = randomFrom(`deal ${code}`);
  return Array.from({ length: CHECK }, () => letter(random.below(LETTERS.length))).join('');
}

function lettersOf(digits: string): string {
  const letters: string[] = [];
  for (let left = BigInt(`0x${digits}`); letters.length < LONG; left /= 32n)
    letters.unshift(letter(Number(left % 32n)));
  return letters.join('');
}

function digitsOf(letters: string): string {
  const value = Array.from(letters, worth).reduce((sum, each) => sum * 32n + BigInt(each), 0n);
  return BigInt.asUintN(128, value).toString(16).padStart(32, '0');
}

function letter(value: number): string {
  const found = LETTERS[value];
  if (found === undefined) throw new RangeError(`no letter for ${value}`);
  return found;
}

const worth = (each: string) => LETTERS.indexOf(each);
const isWritten = (text: string) => /^[0-9A-HJKMNP-TV-Z]+$/.test(text);
const grouped = (letters: string) => letters.replaceAll(/(.{4})(?=.)/g, '$1-');

function refused(code: DealRefusal['code']): Read {
  return { ok: false, refusal: { code } };
}
