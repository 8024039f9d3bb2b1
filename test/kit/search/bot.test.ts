import { expect, test } from 'vitest';
import { Client } from '#bgio/client';
import { MCTSBot } from '#bgio/ai';
import { Local } from '#bgio/multiplayer';
import { toAction } from '../../../games/kit/action.ts';
import { type GameOver, type Table, makeGame } from '../../../games/kit/game.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { botFor } from '../../../games/kit/search/bot.ts';
import type { Knowledge } from '../../../games/kit/search/knowledge.ts';
import { startTable } from '../../../games/kit/table.ts';
import { type Bazaar, type BazaarMove, meta, rules } from '../bazaar.ts';

const game = makeGame(rules, meta);

const knowledge: Knowledge<Bazaar, BazaarMove> = {
  horizon: 60,
  playout: (state, seat, random) => random.pick(rules.legal(state, seat)),
  evaluate: ({ seats }) => Array.from({ length: seats }, () => 1 / seats),
};

const Bot = botFor({ rules, knowledge }, 'easy');
const options = { game, enumerate: () => [] };

test('a whole game in stock Local({ bots }) is played to its end', async () => {
  const multiplayer = Local({ bots: { '1': Bot } });
  const client = Client<Table<Bazaar>>({ game, multiplayer, numPlayers: 2, playerID: '0', debug: false });
  const random = randomFrom('local');
  const over = await new Promise<GameOver>((resolve) => {
    let answered = -1;
    const answer = () => {
      const match = client.getState();
      if (match === null || match._stateID === answered) return;
      if (match.ctx.gameover !== undefined) resolve(match.ctx.gameover as GameOver);
      const legal = rules.legal(match.G.state, 0);
      if (legal.length === 0) return;
      answered = match._stateID;
      const { type, arg } = toAction(random.pick(legal));
      client.moves[type]!(arg);
    };
    // Stock boardgame.io tells of a state before it is stored: a move made on the spot would count as stale.
    client.subscribe(() => setImmediate(answer));
    client.start();
  });
  client.stop();
  expect(over.places.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([0, 1]);
}, 30_000);

test('the bot is an MCTSBot and answers in boardgame.io’s words', async () => {
  const bot = new Bot(options);
  expect(bot).toBeInstanceOf(MCTSBot);
  const G = startTable(rules, 2, { rounds: 'short' }, 'words');
  const { action, metadata } = await bot.play({ G } as never, '1');
  expect(action).toMatchObject({ type: 'MAKE_MOVE', payload: { type: 'bid', playerID: '1' } });
  const [arg] = action.payload.args as [{ card: number }];
  expect(rules.refuse(G.state, 1, { type: 'bid', ...arg })).toBeUndefined();
  expect(metadata.visits).toBeGreaterThan(0);
});

test('a player id that names no seat is refused', async () => {
  const bot = new Bot(options);
  await expect(bot.play({} as never, '__proto__')).rejects.toThrow('no seat');
});
