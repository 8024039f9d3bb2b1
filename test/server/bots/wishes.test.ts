/** Bots pause before they move; at the wish of everybody who is there they don't. */
import { expect, test } from 'vitest';
import { stoodIn } from '../../../server/match/seats/stand-ins.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { bazaar, handClock, legalMoves, seatedMatch, serve, stockClient, tableOf, until } from '../harness.ts';

/** Longer than any test takes: a bot that pauses doesn't move. */
const PAUSE = 3_600_000;

/** A table of two people and two bots where both people have bid, so that only bots are waited for. */
async function waitingForBots() {
  const clock = handClock();
  const agora = await serve({ botDelay: PAUSE }, { clock });
  const matchID = agora.matches.create('bazaar', { players: 4, unlisted: false });
  for (const seat of [2, 3]) agora.matches.addBot(matchID, seat, 'easy');
  const { lobby } = await seatedMatch(agora.url, 2);
  const seats = await Promise.all(
    [0, 1].map(async (seat) => {
      const joined = await lobby.joinMatch('bazaar', matchID, { playerID: `${seat}`, playerName: `Player ${seat}` });
      return { playerID: joined.playerID, credentials: joined.playerCredentials };
    }),
  );
  const clients = seats.map((seated) => stockClient(agora.url, matchID, seated));
  const deciding = () => bazaar.rules.toMove(tableOf(agora, matchID).state);
  for (const [seat, client] of clients.entries()) {
    const before = agora.store.state(matchID)?._stateID ?? 0;
    await until(() => client.getState()?._stateID === before);
    const move = legalMoves(client, bazaar.rules)[0] as { readonly type: 'bid'; readonly card: number };
    client.moves[move.type]?.({ card: move.card });
    await until(() => !deciding().includes(seat));
  }
  const post = async (seat: number, by: object = seats[seat]!, id = matchID, wish = 'hurry') => {
    const answer = await fetch(`${agora.url}/api/matches/${id}/wishes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...by, wish }),
    });
    return { status: answer.status, ...((await answer.json()) as { error?: object }) };
  };
  const hurrying = async () => {
    const summary = (await (await fetch(`${agora.url}/api/matches/${matchID}`)).json()) as MatchSummary;
    return summary.seats.flatMap(({ seat, wishes }) => (wishes?.includes('hurry') === true ? [seat] : []));
  };
  return { agora, clock, matchID, clients, seats, deciding, post, hurrying };
}

test('bots go on without a pause once everybody who is there has asked, until each must decide', async () => {
  const { deciding, post, hurrying } = await waitingForBots();
  expect(deciding()).toEqual([2, 3]);
  expect((await post(0)).status).toBe(200);
  expect((await post(0)).status).toBe(200);
  expect(await hurrying()).toEqual([0]);
  expect(deciding()).toEqual([2, 3]);
  expect((await post(1)).status).toBe(200);
  await until(() => deciding().some((seat) => seat < 2));
  const asked = await hurrying();
  for (const seat of deciding()) expect(asked).not.toContain(seat);
});

test('who goes is not asked', async () => {
  const { clients, deciding, post } = await waitingForBots();
  await post(0);
  expect(deciding()).toEqual([2, 3]);
  clients[1]?.stop();
  await until(() => deciding().some((seat) => seat < 2));
});

test('who is there while a bot plays on for them is not asked either', async () => {
  const { agora, matchID, deciding, post } = await waitingForBots();
  agora.matches.change(matchID, 1, (player) => stoodIn(player, 'command'));
  await post(0);
  await until(() => deciding().some((seat) => seat < 2));
});

test('with nobody’s wish bots wait out their pause', async () => {
  const { clock, deciding } = await waitingForBots();
  clock.turn(PAUSE - 1);
  expect(deciding()).toEqual([2, 3]);
  await until(() => {
    clock.turn(1);
    return deciding().length < 2;
  });
});

test('only who sits there asks, and only where bots play', async () => {
  const { agora, post, hurrying, seats } = await waitingForBots();
  expect((await post(0, { playerID: '0', credentials: 'guessed' })).status).toBe(403);
  expect((await post(0, { playerID: '0' })).status).toBe(400);
  expect((await post(0, seats[0], 'nowhere')).status).toBe(404);
  expect((await post(0, seats[0], undefined, 'peace')).status).toBe(400);
  expect(await hurrying()).toEqual([]);
  const people = await seatedMatch(agora.url, 2);
  expect(await post(0, people.seats[0], people.matchID)).toMatchObject({ status: 409, error: { code: 'noBots' } });
});
