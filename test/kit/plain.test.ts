/** What a game of the contract is to plain boardgame.io, where that is less than to Agora: games/guide/boardgame-io.md says so. */
import type { State } from 'boardgame.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Client } from '#bgio/client';
import { CreateGameReducer, InitializeGame, getFilterPlayerView } from '#bgio/internal';
import { Local } from '#bgio/multiplayer';
import { toAction } from '../../games/kit/action.ts';
import { type Table, makeGame } from '../../games/kit/game.ts';
import { botFor } from '../../games/kit/search/bot.ts';
import type { Knowledge } from '../../games/kit/search/knowledge.ts';
import { type Bazaar, type BazaarMove, meta, rules } from './bazaar.ts';

type Match = State<Table<Bazaar>>;

const game = makeGame(rules, meta);
const start = () => InitializeGame({ game, numPlayers: 3, setupData: { seed: 'plain' } }) as Match;
const bid = (match: Match, seat: number) => toAction(rules.legal(match.G.state, seat)[0]!);

test('boardgame.io’s own count of moves stays at 0; the table’s counts them', () => {
  const reduce = CreateGameReducer({ game }) as unknown as (state: Match, action: object) => Match;
  const match = start();
  const { type, arg } = bid(match, 0);
  const after = reduce(match, { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID: '0' } });
  expect([after.ctx.numMoves, after.G.step]).toEqual([0, 1]);
});

test('boardgame.io’s own filter shows everybody the deal; only the state beside it is a view', () => {
  const match = start();
  const info = { state: match, log: [], filteredMetadata: [], initialState: match };
  const { state, initialState } = getFilterPlayerView(game)(null, { type: 'sync', args: ['match', info] })
    .args[1] as typeof info;
  expect(state.G).not.toEqual(match.G);
  expect(initialState.G).toEqual(match.G);
});

test('a bot of stock Local that is overtaken while several decide is told so on the console, and bids again', async () => {
  const knowledge: Knowledge<Bazaar, BazaarMove> = {
    horizon: 10,
    playout: (state, seat, random) => random.pick(rules.legal(state, seat)),
    evaluate: ({ seats }) => Array.from({ length: seats }, () => 1 / seats),
  };
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const Bot = botFor({ rules, knowledge }, 'easy');
  const multiplayer = Local({ bots: { 1: Bot, 2: Bot } });
  const client = Client<Table<Bazaar>>({ game, multiplayer, numPlayers: 3, playerID: '0', debug: false });
  onTestFinished(() => client.stop());
  client.start();
  const { type, arg } = bid(client.getState() as Match, 0);
  client.moves[type]!(arg);
  // Where no bid is alone the next round of bidding follows.
  await expect.poll(() => client.getState()?.G.step).toBeGreaterThanOrEqual(3);
  expect(complaints.mock.calls.flat().join(' ')).toContain('invalid stateID');
});
