/** Deals that nobody chooses: what is fixed when, who adds what, and that nobody gets another hand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash, createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { pledgeOf } from '../../../games/kit/draw.ts';
import { freshSecret } from '../../../games/kit/random.ts';
import { createTable } from '../../../games/kit/table.ts';
import type { RematchNews } from '../../../server/contract/messages.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import type { SeatLink, TakenSeat } from '../../../server/contract/seats.ts';
import { opened, pageAt, pledge, recordOf, send, show, sit } from './dealing.ts';
import {
  bazaar,
  handClock,
  legalMoves,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  stockClient,
  tableOf,
  type TestServer,
  until,
} from '../harness.ts';

const PATIENCE = 5000;
const LONG = 60 * 60_000;

const summaryOf = async (agora: TestServer, id: string) =>
  (await (await fetch(`${agora.url}/api/matches/${id}`)).json()) as MatchSummary;

const stageOf = (agora: TestServer, id: string) => agora.store.metadata(id)?.draw?.stage;

/** Two people with pages of ours at a table of two. */
async function closed(agora: TestServer) {
  const [one, two] = [freshSecret(), freshSecret()];
  const id = await opened(agora);
  const ann = await sit(agora, id, one);
  const pages = [await pageAt(agora, id, ann)];
  const bo = await sit(agora, id, two, 'Bo');
  pages.push(await pageAt(agora, id, bo));
  await until(() => pages.every((page) => page.pledges()?.stage === 'closed'));
  return { id, ann, bo, one, two, pages };
}

test('the seed is worked out from what was pledged before anybody sat down, by anybody with other tools', async () => {
  const agora = await serve();
  const { id, ann, bo, one, two, pages } = await closed(agora);
  const { server } = pages[0]!.pledges()!;
  expect(pages[1]!.pledges()).toEqual({ server, seats: [pledgeOf(one), pledgeOf(two)], stage: 'closed', round: 1 });
  expect((await summaryOf(agora, id)).status).toBe('open');
  await show(agora, id, ann, one);
  expect(stageOf(agora, id)).toBe('closed');
  await show(agora, id, bo, two);
  await until(() => pages.every((page) => page.pledges()?.stage === 'dealt'));
  expect(await summaryOf(agora, id)).toMatchObject({ status: 'playing', pledges: { server, stage: 'dealt' } });
  const { seed, draw } = await recordOf(agora, id);
  expect(draw).toEqual({ match: id, secret: draw!.secret, shares: [one, two], round: 1, unshown: [] });
  expect(createHash('sha256').update(draw!.secret).digest('hex')).toBe(server);
  const hmac = createHmac('sha256', draw!.secret).update(`agora deal\n${id}\n${one}\n${two}`).digest('hex');
  expect(seed).toBe(hmac.slice(0, 32));
  expect(tableOf(agora, id)).toMatchObject(createTable(bazaar.rules, bazaar.meta, 2, { seed }));
});

test('nobody is told secret or shares before the end', async () => {
  const agora = await serve();
  const { id, ann, bo, one, two, pages } = await closed(agora);
  await show(agora, id, ann, one);
  await show(agora, id, bo, two);
  await until(() => pages.every((page) => page.pledges()?.stage === 'dealt'));
  const stock = await fetch(`${agora.url}/games/bazaar/${id}`);
  const told = JSON.stringify([pages.map(({ received }) => received), await summaryOf(agora, id), await stock.text()]);
  const { secret } = agora.store.metadata(id)!.draw!;
  for (const hidden of [secret, one, two, tableOf(agora, id).seed]) expect(told).not.toContain(hidden);
});

test('no share is taken before all pledges stand fast, nor another than was pledged, nor a pledge afterwards', async () => {
  const agora = await serve();
  const [one, two] = [freshSecret(), freshSecret()];
  const id = await opened(agora);
  const ann = await sit(agora, id, one);
  await pageAt(agora, id, ann);
  expect((await show(agora, id, ann, one)).body.error?.code).toBe('drawClosed');
  const bo = await sit(agora, id, two, 'Bo');
  // Bo's page is on its way, and whoever waits shows nothing yet.
  expect(stageOf(agora, id)).toBe('open');
  await pageAt(agora, id, bo);
  await until(() => stageOf(agora, id) === 'closed');
  const before = JSON.stringify(agora.store.metadata(id));
  expect((await pledge(agora, id, bo, freshSecret())).body.error?.code).toBe('drawClosed');
  expect((await show(agora, id, bo, freshSecret())).body.error?.code).toBe('malformed');
  expect((await show(agora, id, { ...bo, credentials: 'guess' }, two)).body.error?.code).toBe('notYourSeat');
  expect((await send(agora, `/api/matches/${id}/share`, { ...bo, share: 'short' })).status).toBe(400);
  expect(JSON.stringify(agora.store.metadata(id))).toBe(before);
});

test('no move is made while the cards are being dealt', async () => {
  const agora = await serve();
  const { id, ann, pages } = await closed(agora);
  const action = { type: 'MAKE_MOVE', payload: { type: 'bid', args: [{ card: 0 }], ...ann } };
  const { _stateID } = agora.store.state(id)!;
  expect(await pages[0]!.update(action, _stateID, id, '0')).toMatchObject({ refusal: { code: 'waitingForPlayers' } });
});

test('whoever leaves with a hand gets no other: they come back to the same one', async () => {
  const agora = await serve();
  const { id, ann, bo, one, two } = await closed(agora);
  await show(agora, id, ann, one);
  await show(agora, id, bo, two);
  const dealt = tableOf(agora, id);
  expect((await send(agora, `/games/bazaar/${id}/leave`, bo)).status).toBe(200);
  const again = await send(agora, `/games/bazaar/${id}/join`, { playerName: 'Bo', pledge: pledgeOf(freshSecret()) });
  expect(again.body.error?.code).toBe('matchFull');
  await pageAt(agora, id, bo);
  await send(agora, `/api/matches/${id}/back`, bo);
  expect(tableOf(agora, id).seed).toBe(dealt.seed);
  expect(agora.store.metadata(id)?.players[1]).toMatchObject({ name: 'Bo', credentials: expect.any(String) as string });
});

test('whoever leaves before the deal has seen nothing that is played, and all shares are drawn anew', async () => {
  const agora = await serve();
  const { id, ann, bo, one, pages } = await closed(agora);
  const seen = tableOf(agora, id);
  await show(agora, id, ann, one);
  await send(agora, `/games/bazaar/${id}/leave`, bo);
  const { server } = pages[0]!.pledges()!;
  await until(() => pages[0]!.pledges()?.stage === 'open');
  expect(pages[0]!.pledges()).toEqual({ server, seats: [null, null], stage: 'open', round: 2 });
  const anew = freshSecret();
  await pledge(agora, id, ann, anew);
  await sit(agora, id, undefined, 'Bo');
  await until(() => stageOf(agora, id) === 'closed');
  await show(agora, id, ann, anew);
  expect(tableOf(agora, id).seed).not.toBe(seen.seed);
  expect((await recordOf(agora, id)).draw).toMatchObject({ shares: [anew, null], round: 2, unshown: [] });
});

test('stock clients and bots add nothing, and play at once', async () => {
  const agora = await serve();
  const id = await opened(agora, 3);
  agora.matches.addBot(id, 2, 'easy');
  const ann = await sit(agora, id, undefined);
  await sit(agora, id, undefined, 'Bo');
  expect(await summaryOf(agora, id)).toMatchObject({
    status: 'playing',
    pledges: { seats: [null, null, null], stage: 'dealt' },
  });
  const client = stockClient(agora.url, id, ann);
  await until(() => legalMoves(client).length > 0);
  expect((await recordOf(agora, id)).draw?.shares).toEqual([null, null, null]);
});

test('a browser that is not there is waited for a little, and then left out', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const [one, two] = [freshSecret(), freshSecret()];
  const id = await opened(agora);
  await sit(agora, id, one);
  const bo = await sit(agora, id, two, 'Bo');
  await pageAt(agora, id, bo);
  clock.turn(PATIENCE - 1);
  expect(stageOf(agora, id)).toBe('open');
  clock.turn(1);
  expect(stageOf(agora, id)).toBe('closed');
  await show(agora, id, bo, two);
  expect((await recordOf(agora, id)).draw).toMatchObject({ shares: [null, two], round: 1, unshown: [] });
});

test('whoever pledges and shows nothing has all drawn anew without them, and everybody is told', async () => {
  const clock = handClock();
  const agora = await serve({}, { clock });
  const { id, ann, bo, two, pages } = await closed(agora);
  await show(agora, id, bo, two);
  clock.turn(PATIENCE);
  await until(() => pages[1]!.pledges()?.round === 2);
  expect(pages[1]!.pledges()).toMatchObject({ seats: [null, null], stage: 'open' });
  expect((await pledge(agora, id, ann, freshSecret())).body.error?.code).toBe('drawClosed');
  expect((await show(agora, id, bo, two)).body.error?.code).toBe('drawClosed');
  const anew = freshSecret();
  await pledge(agora, id, bo, anew);
  expect(stageOf(agora, id)).toBe('closed');
  await show(agora, id, bo, anew);
  expect((await recordOf(agora, id)).draw).toMatchObject({ shares: [null, anew], round: 2, unshown: [0] });
});

test('of several devices one adds a share: another only where that is away', async () => {
  const agora = await serve();
  const [one, two] = [freshSecret(), freshSecret()];
  const id = await opened(agora);
  const ann = await sit(agora, id, one);
  const first = await pageAt(agora, id, ann);
  const { token } = (await send(agora, `/api/matches/${id}/links`, ann)).body as unknown as SeatLink;
  const taken = (await send(agora, `/api/matches/${id}/links/take`, { token })).body as unknown as TakenSeat;
  const second = await pageAt(agora, id, taken);
  expect((await pledge(agora, id, taken, two)).body.error?.code).toBe('drawClosed');
  first.socket.close();
  await until(() => second.pledges()?.seats[0] === null);
  expect((await pledge(agora, id, taken, two)).status).toBe(200);
  await sit(agora, id, undefined, 'Bo');
  await until(() => second.pledges()?.stage === 'closed');
  await show(agora, id, taken, two);
  expect((await recordOf(agora, id)).draw?.shares).toEqual([two, null]);
});

test('a deal goes on after a restart, with what had been shown', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-deal-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await serve({ dataDir });
  const { id, ann, bo, one, two, pages } = await closed(first);
  await show(first, id, ann, one);
  const { server } = pages[0]!.pledges()!;
  await first.close();
  const clock = handClock();
  const agora = await serve({ dataDir }, { clock });
  await show(agora, id, bo, two);
  expect((await summaryOf(agora, id)).pledges).toMatchObject({ server, stage: 'dealt', round: 1 });
  expect((await recordOf(agora, id)).draw?.shares).toEqual([one, two]);
  clock.turn(LONG);
  expect(stageOf(agora, id)).toBe('dealt');
});

test('a deal that somebody chose has no pledges, takes none, and begins when all sit', async () => {
  const agora = await serve();
  const id = await opened(agora, 2, { seed: 'chosen' });
  const ann = await sit(agora, id, freshSecret());
  expect((await pledge(agora, id, ann, freshSecret())).body.error?.code).toBe('drawClosed');
  await sit(agora, id, freshSecret(), 'Bo');
  const summary = await summaryOf(agora, id);
  expect(summary).toMatchObject({ status: 'playing', seeded: true });
  expect(summary.pledges).toBeUndefined();
  expect(tableOf(agora, id).seed).toBe('chosen');
  expect((await recordOf(agora, id)).draw).toBeUndefined();
});

test('the next match has a secret of its own, and its players add to it', async () => {
  const agora = await serve();
  const { matchID, seats } = await seatedMatch(agora.url);
  const { server } = (await summaryOf(agora, matchID)).pledges!;
  await recordOf(agora, matchID);
  const looker = await rawSocket(agora.url);
  looker.socket.emit('sync', matchID, null);
  await until(() => looker.last('sync'));
  const share = freshSecret();
  const come = (key: Seated, more: object) => send(agora, `/api/matches/${matchID}/rematch`, { ...key, ...more });
  const next = (await come(seats[0]!, { pledge: pledgeOf(share) })).body as unknown as { id: string; playerID: string };
  const key = { playerID: next.playerID, credentials: seats[0]!.credentials };
  await pageAt(agora, next.id, key);
  const { playerID } = (await come(seats[1]!, {})).body as unknown as { playerID: string };
  await pageAt(agora, next.id, { playerID, credentials: seats[1]!.credentials });
  expect((await summaryOf(agora, next.id)).pledges?.server).not.toBe(server);
  expect(stageOf(agora, next.id)).toBe('closed');
  const toldOf = () => looker.last('agora:rematch')?.[1] as RematchNews | undefined;
  await until(() => toldOf()?.here.length === 2);
  expect(toldOf()?.status).toBe('open');
  await show(agora, next.id, key, share);
  await until(() => toldOf()?.status === 'playing');
  expect((await recordOf(agora, next.id)).draw?.shares).toContain(share);
});

test('nobody sits down and gets up again and again', async () => {
  const agora = await serve();
  const { matchID, lobby } = await seatedMatch(agora.url, 3);
  const { matchID: id } = await lobby.createMatch('bazaar', { numPlayers: 3 });
  await lobby.joinMatch('bazaar', id, { playerName: 'Ann', playerID: '0' });
  const come = async (at: string) => {
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('bazaar', at, { playerName: 'Eve' });
    return { playerID, credentials };
  };
  for (let sat = 1; sat < 12; sat++) await lobby.leaveMatch('bazaar', id, await come(id));
  await expect(come(id)).rejects.toThrow('429');
  await expect(come(matchID)).rejects.toThrow('409');
});
