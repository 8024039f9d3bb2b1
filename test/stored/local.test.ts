// @vitest-environment jsdom
/** What earlier versions have kept in a browser goes on, and what they recorded plays to the end it had. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fitsGame } from '../../client/saved/local-setup.ts';
import { LocalMatch } from '../../client/local/local-match.ts';
import { openGame, readKeptGames } from '../../client/saved/saved-game.ts';
import { shelf } from '../../games/index.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { replay } from '../../games/kit/record.ts';
import type { GameRecord, Move } from '../../games/kit/rules.ts';
import { type KeptRecord, gamesOf, linesOf, versions } from './kept.ts';
import { seen } from '../client/table/seen.ts';

interface Kept {
  readonly game: string;
  readonly moves: number;
  readonly browser: Readonly<Record<string, unknown>>;
}

/** Whatever of a browser's storage names its game, and whatever lists its moves. */
const keptIn = (version: string): Kept[] =>
  linesOf<Record<string, { readonly game?: string; readonly turns?: readonly object[] }>>(
    version,
    'browsers.jsonl',
  ).map((browser) => {
    const parts = Object.values(browser);
    const game = parts.find((part) => part.game !== undefined)?.game ?? '';
    return { game, moves: parts.find((part) => part.turns !== undefined)?.turns?.length ?? 0, browser };
  });

/** The match of a browser that nobody thinks for, and the record it keeps. */
async function resumed({ game, browser }: Kept) {
  for (const [key, value] of Object.entries(browser)) localStorage.setItem(key, JSON.stringify(value));
  const { meta, load } = shelf.get(game)!;
  const module = await load();
  const [left] = readKeptGames();
  if (left === undefined || !fitsGame(meta, left)) throw new Error('the game is not read');
  let record: GameRecord | undefined;
  const match = new LocalMatch({
    meta,
    module,
    game: openGame(left, module.rules.format),
    thinker: { think: () => new Promise(() => {}), rest: () => undefined },
    blind: [],
    pace: () => 0,
    keep: (next) => (record = next),
  });
  return { match, meta, rules: module.rules, kept: () => record };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe.each(versions)('version %s', (version) => {
  const browsers = keptIn(version).map((kept, line) => [kept.game, line + 1, kept] as const);

  test.each(browsers)('a game of %s (line %i) goes on from where it was', async (_game, line, kept) => {
    const { match, meta, rules, kept: record } = await resumed(kept);
    expect(seen(match).step).toBe(kept.moves);
    const random = randomFrom(`local ${line}`);
    for (let moves = 0; moves < 10 && seen(match).phase === 'playing'; moves++) {
      const asked = seen(match).curtain;
      if (asked !== null) match.hotseat.lift(asked.seat);
      const { legal, undoable } = seen(match);
      // The bot's turn has come.
      if (legal.length === 0) break;
      if (undoable === 'yes' && moves === 0) await expect(match.undo()).resolves.toMatchObject({ ok: true });
      else await expect(match.play(random.pick(legal))).resolves.toMatchObject({ ok: true });
    }
    const last = record();
    if (last !== undefined) expect(replay(rules, meta, last).step).toBe(seen(match).step);
  });

  test('records play to the end they had', async () => {
    const records = linesOf<KeptRecord>(version, 'records.jsonl');
    expect(new Set(records.map(({ record }) => record.game))).toEqual(new Set(gamesOf(version)));
    for (const { record, result } of records) {
      const { meta, load } = shelf.get(record.game)!;
      const { rules } = await load();
      const end = rules.result(replay(rules, meta, record).state);
      expect(result).toMatchObject(JSON.parse(JSON.stringify(end)) as object);
    }
  });
});

test('no hole passes for a card in a game on one screen', async () => {
  for (const kept of versions.flatMap(keptIn)) {
    localStorage.clear();
    if (kept.game !== 'katason') continue;
    const { match } = await resumed(kept);
    const { curtain } = seen(match);
    if (curtain !== null) match.hotseat.lift(curtain.seat);
    const { legal, step } = seen(match);
    if (!legal.some(({ type }) => type === 'discard')) continue;
    const holes: number[] = [];
    holes.length = 5;
    for (const cards of [holes, Array.from({ length: 5 }, () => null), [1]])
      await expect(match.play({ type: 'discard', cards } as Move)).resolves.toMatchObject({
        ok: false,
        refusal: { code: 'malformed' },
      });
    expect(seen(match)).toMatchObject({ step, legal });
    return;
  }
  throw new Error('nobody has to discard');
});
