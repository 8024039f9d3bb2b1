/** Cards dealt anew before the first move: nobody plays by what they saw of the deal before. */
import { expect, test } from 'vitest';
import { LobbyClient } from '#bgio/client';
import { toAction } from '../../games/kit/game.ts';
import type { Move } from '../../games/kit/rules.ts';
import type { BotPool } from '../../server/bots/pool.ts';
import type { Bazaar } from '../kit/bazaar.ts';
import {
  legalMoves,
  makeMove,
  randomPool,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  stockClient,
  tableOf,
  until,
} from './harness.ts';

/** Seat 1 leaves and somebody else sits down there. */
async function changeHands(url: string, matchID: string, left: Seated): Promise<Seated> {
  const lobby = new LobbyClient({ server: url });
  await lobby.leaveMatch('bazaar', matchID, left);
  const joined = await lobby.joinMatch('bazaar', matchID, { playerName: 'Eve', playerID: left.playerID });
  return { playerID: joined.playerID, credentials: joined.playerCredentials };
}

test('a move chosen on the old deal is refused on the new one', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [ann, bo] = seats as [Seated, Seated];
  const before = agora.store.state(matchID)!._stateID;
  await changeHands(agora.url, matchID, bo);
  const card = tableOf<Bazaar>(agora, matchID).state.hands.findIndex((count) => count > 0);
  const socket = await rawSocket(agora.url);
  const late = await socket.update(makeMove('bid', [{ card }], ann), before, matchID, '0');
  expect(late).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  expect(tableOf(agora, matchID).step).toBe(0);
  const now = await socket.update(makeMove('bid', [{ card }], ann), late.stateID, matchID, '0');
  expect(now).toMatchObject({ ok: true });
});

test('a stock client plays on with the new deal', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const [ann, bo] = seats as [Seated, Seated];
  const client = stockClient(agora.url, matchID, ann);
  await until(() => client.getState());
  const eve = await changeHands(agora.url, matchID, bo);
  const { hands } = tableOf<Bazaar>(agora, matchID).state;
  const seen = () => (client.getState()?.G.state as Bazaar | undefined)?.hands.slice(0, 5).join();
  await until(() => seen() === hands.slice(0, 5).join());
  const other = stockClient(agora.url, matchID, eve);
  await until(() => other.getState());
  for (const [step, each] of [client, other].entries()) {
    await until(() => each.getState()?.G.step === step);
    each.moves['bid']?.(toAction(legalMoves(each)[0] as Move).arg);
    await until(() => tableOf(agora, matchID).step === step + 1);
  }
  await until(() => client.getState()?.G.step === 2);
});

test('a new deal counts as not begun: it can be dealt anew again', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const seeds = new Set([tableOf(agora, matchID).seed]);
  let seated = seats[1] as Seated;
  for (let times = 1; times <= 3; times++) {
    seated = await changeHands(agora.url, matchID, seated);
    seeds.add(tableOf(agora, matchID).seed);
    expect(agora.store.metadata(matchID)?.players[1]?.bot).toBeUndefined();
  }
  expect(seeds.size).toBe(4);
});

test('a bot that is thinking when the cards are dealt anew thinks again', async () => {
  const views: Bazaar[] = [];
  const answers: (() => void)[] = [];
  const pool: BotPool = {
    async think(question) {
      views.push(structuredClone(question.view) as Bazaar);
      // The first thought takes until it is let go, and answers by the old hand.
      if (views.length === 1) await new Promise<void>((resolve) => answers.push(resolve));
      return randomPool.think(question);
    },
    close: async () => {},
  };
  const agora = await serve({}, { pool });
  const id = agora.matches.create('bazaar', { players: 3, unlisted: false });
  agora.matches.addBot(id, 2, 'easy');
  const people = [0, 1].map((seat) => agora.matches.join(id, 'bazaar', `Player ${seat + 1}`, String(seat), undefined));
  stockClient(agora.url, id, { playerID: '0', credentials: people[0]!.playerCredentials });
  await until(() => answers.length === 1);
  const { playerID, playerCredentials } = people[1]!;
  await changeHands(agora.url, id, { playerID, credentials: playerCredentials });
  const own = (state: Bazaar) => state.hands.slice(10).join();
  const dealt = own(tableOf<Bazaar>(agora, id).state);
  answers[0]?.();
  await until(() => tableOf<Bazaar>(agora, id).state.bids[2] !== -1);
  expect(views.map(own)).toEqual([own(views[0]!), dealt]);
});

test('nobody sits down at a table again and again until the cards are to their liking', async () => {
  const agora = await serve();
  const { matchID, lobby } = await seatedMatch(agora.url, 3);
  const other = await lobby.createMatch('bazaar', { numPlayers: 2 });
  const sit = async (id: string) => {
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('bazaar', id, { playerName: 'Eve' });
    return { playerID, credentials };
  };
  const { matchID: id } = other;
  await lobby.joinMatch('bazaar', id, { playerName: 'Ann', playerID: '0' });
  for (let sat = 1; sat < 12; sat++) await lobby.leaveMatch('bazaar', id, await sit(id));
  await expect(sit(id)).rejects.toThrow('429');
  await expect(sit(matchID)).rejects.toThrow('409');
});
