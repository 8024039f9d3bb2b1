/** In every kind of match the undo button says what then happens, as deep as the rules allow. */
import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { loadGames } from '../../../server/match/games.ts';
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
