/**
 * A deal as a code that people can read out, type and compare. It has everything that a match begins with:
 *
 *     KATASON-4-201-7XK2-M9PQ-C4R
 *
 * the game; how many play; the format and a digit for each option; the seed; three letters that tell when it is mistyped.
 * Its letters are the 32 that aren't mistaken for one another.
 */
import { type Meta, type SetupRefusal, defaultOptions, refusePlayers } from './meta.ts';
import { randomFrom, seedDigits } from './random.ts';
import type { RefusalFor } from './rules.ts';

export interface Deal {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  /** The format of the game it was dealt under. */
  readonly format: number;
}

/**
 * Why a text is no deal's code: it isn't built like one; it names no game there is; a letter is wrong; or there is no
 * such option, or so many players, in the game of today.
 */
export type DealRefusal = RefusalFor<'dealUnreadable' | 'dealOfNoGame' | 'dealMistyped' | 'dealOutdated'>;

type Read =
  | { readonly ok: true; readonly deal: Deal }
  | { readonly ok: false; readonly refusal: DealRefusal | SetupRefusal };

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHORT = /^[0-9A-HJKMNP-TV-Z]{8}$/;
/** As many letters as 128 bits have. */
const LONG = 26;
const CHECK = 3;

/** The code of a deal. Throws a RangeError for a format beyond 31. */
export function writeDeal(meta: Meta, { players, options, seed, format }: Deal): string {
  const variant = letter(format) + choicesIn(meta, options).map(letter).join('').replace(/0+$/, '');
  const start = `${meta.id.toUpperCase()}-${players}-${variant}`;
  const letters = SHORT.test(seed) ? seed : lettersOf(seedDigits(seed));
  return `${start}-${grouped(letters)}-${check(start + letters)}`;
}

/** What a code says of a deal of one of these games. Case, spaces for hyphens, and O, I and L for 0 and 1 don't matter. */
export function readDeal(games: Iterable<Meta>, text: string): Read {
  const code = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '-');
  const parts = /^([A-Z][A-Z-]*)-(.+)$/.exec(code);
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

/** A game's deal of a day, which is written as 2026-11-22: the same for everybody, with usual options and players. */
export function dailyDeal(meta: Meta, format: number, day: string): Deal {
  const random = randomFrom(`${meta.id} ${day}`);
  const seed = Array.from({ length: 8 }, () => letter(random.below(LETTERS.length))).join('');
  return { game: meta.id, players: meta.players.default, options: defaultOptions(meta), seed, format };
}

/** For each option 0 where it is as usual, else which of its other choices was made, from 1. */
function choicesIn(meta: Meta, options: object): readonly number[] {
  const chosen = new Map<string, unknown>(Object.entries(options));
  return Object.entries(others(meta)).map(([key, choices]) => 1 + choices.indexOf(chosen.get(key) as never));
}

/** The options those numbers stand for; undefined where there is no such choice. Missing ones are as usual. */
function optionsIn(meta: Meta, chosen: readonly number[]): object | undefined {
  const rows = Object.entries(others(meta));
  const usual: Readonly<Record<string, unknown>> = { ...defaultOptions(meta) };
  const options = rows.map(([key, choices], at) => [key, chosen[at] ? choices[chosen[at] - 1] : usual[key]] as const);
  const known = chosen.length <= rows.length && options.every(([, choice]) => choice !== undefined);
  return known ? Object.fromEntries(options) : undefined;
}

/** The choices of each option beside the usual one, in an order that later choices only add to. */
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
