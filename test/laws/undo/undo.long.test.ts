/** In every kind of match the undo button says what then happens, as deep as the rules allow. */
import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { makeGame } from '../../../games/kit/game.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { DEEPEST, MOST_UNDONE } from '../../../games/kit/undo.ts';
import { loadGames } from '../../../server/match/games.ts';
import { meta, pebbles } from '../../client/table/pebbles.tsx';
import { atServer } from './at-server.ts';
import { onScreen } from './on-screen.ts';
import { walk } from './walk.ts';

const games = await loadGames(shelf);
const kinds = [...games].flatMap(([id, { meta }]) =>
  [meta.players.min, meta.players.max].map((players) => [id, players] as const),
);
const MOST = 250;

test.each(kinds)('%s for %i on one screen', async (id, players) => {
  const { meta, ...module } = games.get(id)!;
  const seed = `undo ${players}`;
  const played = onScreen(module, meta, { players, options: defaultOptions(meta), seed });
  const tally = await walk(played, { ...module, seed, most: MOST, online: false });
  expect(tally.moves).toBeGreaterThan(20);
});

test.each(kinds)('%s for %i at a server, alone and by consent', async (id, players) => {
  const { meta, ...module } = games.get(id)!;
  const seed = `undo ${players}`;
  const { played, close } = await atServer(games, id, { players, options: defaultOptions(meta), seed });
  const tally = await walk(played, { ...module, seed, most: MOST, online: true });
  expect(tally.moves).toBeGreaterThan(20);
  await close();
});

/** Pebbles that don't run out, and mostly lie where one can take them up again: no game of the house goes back so far. */
const long = {
  ...pebbles,
  rules: {
    ...pebbles.rules,
    setup: (...given: Parameters<typeof pebbles.rules.setup>) => ({ ...pebbles.rules.setup(...given), left: 1000 }),
  },
  knowledge: { ...pebbles.knowledge, playout: (state: object, seat: Seat) => pebbles.rules.legal(state, seat)[0]! },
};
const stretch = { ...long, game: makeGame(long.rules, meta), seed: 'far back', most: 120, wild: 40 };
const stretched = await loadGames(new Map([[meta.id, { meta, load: async () => stretch }]]));
const start = { players: 3, options: {}, seed: 'far back' };

test('as far back as positions are kept, and no further, on one screen', async () => {
  const tally = await walk(onScreen(stretch, meta, start), { ...stretch, online: false });
  expect(tally.deepest).toBe(DEEPEST);
});

test('as far back as positions are kept, and no further, at a server, until too much was undone', async () => {
  const { played, close } = await atServer(stretched, meta.id, start);
  const tally = await walk(played, { ...stretch, most: 500, online: true });
  expect(tally.deepest).toBe(DEEPEST);
  expect(tally.undone).toBe(MOST_UNDONE);
  await close();
});
