/** Games with something wrong in them, as their authors might have written it: the source of a sound game, with one text in another's place. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGame } from '../../../games/kit/game.ts';
import type { Lawful } from '../../../games/kit/laws/index.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import type { Rules } from '../../../games/kit/rules.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The sound games, by where their source is. */
const SOURCES = {
  kalah: 'test/kit/define/kalah.ts',
  goofspiel: 'test/kit/define/goofspiel.ts',
  souk: 'test/kit/define/souk.ts',
  bazaar: 'test/kit/bazaar.ts',
  nim: 'test/laws/correct/open.ts',
  rows: 'test/laws/correct/open.ts',
  steps: 'test/laws/correct/open.ts',
  forced: 'test/laws/correct/open.ts',
  knights: 'test/laws/correct/open.ts',
  pig: 'test/laws/correct/chance.ts',
  duel: 'test/laws/correct/chance.ts',
  auction: 'test/laws/correct/bids.ts',
  sealed: 'test/laws/correct/bids.ts',
  purses: 'test/laws/correct/bids.ts',
  bluff: 'test/laws/correct/bids.ts',
  asking: 'test/laws/correct/hands.ts',
  climbing: 'test/laws/correct/hands.ts',
  draft: 'test/laws/correct/hands.ts',
  sets: 'test/laws/correct/hands.ts',
  flips: 'test/laws/correct/hands.ts',
  swaps: 'test/laws/correct/hands.ts',
  race: 'test/laws/correct/by-hand.ts',
  spy: 'test/laws/correct/by-hand.ts',
} as const;

/** The sound games that are written by hand. */
export const BY_HAND: readonly string[] = ['bazaar', 'race', 'spy'];

/** One fault. */
export interface Fault {
  readonly name: string;
  /** The game it is planted in: some are written by hand, the others are defined. */
  readonly in: keyof typeof SOURCES;
  /** What stands in its source, and what in its place. */
  readonly sound: string;
  readonly faulty: string;
  /** What finds it: a law, or `defineGame`; otherwise why nothing but an oracle can. */
  readonly by: number | 'defineGame' | { readonly oracle: string };
  /** What is said of it. */
  readonly says: RegExp;
  /** The place to mend that is named, where it matters. */
  readonly mended?: string;
  /** It is seen in a position as it stands: no move is to blame. */
  readonly standing?: true;
}

/** Those that aren't in test/laws/correct, where their own test plays them. */
export const SOUND = Object.keys(SOURCES).filter(
  (id) => !SOURCES[id as keyof typeof SOURCES].includes('correct'),
) as readonly (keyof typeof SOURCES)[];

/** A sound game. */
export async function sound(id: keyof typeof SOURCES): Promise<Lawful> {
  return lawful((await import(join(ROOT, SOURCES[id]))) as Readonly<Record<string, unknown>>, id);
}

/** Plants a fault and gives the game. Throws where the source has no such text, or where the game isn't even made. */
export async function planted({ in: id, sound: text, faulty }: Fault): Promise<Lawful> {
  const source = readFileSync(join(ROOT, SOURCES[id]), 'utf8');
  if (source.split(text).length !== 2) throw new Error(`${SOURCES[id]} has not once: ${text}`);
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const scratch = mkdtempSync(join(ROOT, 'test-results', 'planted-'));
  const path = join(scratch, basename(SOURCES[id]));
  writeFileSync(path, source.replace(text, () => faulty).replaceAll(/'[./]+\/games\//g, `'${ROOT}games/`));
  try {
    return lawful((await import(path)) as Readonly<Record<string, unknown>>, id);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function lawful(module: Readonly<Record<string, unknown>>, id: string): Lawful {
  if (module[id] !== undefined) return module[id] as Lawful;
  const { rules, meta } = module as { readonly rules: Rules; readonly meta: Meta };
  return { rules, meta, game: makeGame(rules, meta) };
}
