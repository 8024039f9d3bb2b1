/** A seat that others ask for is its holder's: whoever has it ends that by coming, and can take it back for a day once it was given. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pushReceiver, pushService } from '../../push-service.ts';
import { type Seated, handClock, pass, serve, until } from '../harness.ts';
import { DAY, HOUR, MINUTE, played, send } from './lost-seat.ts';
import { madePasskey } from './passkeys.ts';

test('its holder ends it by coming, for good, whoever asked and agreed before', async () => {
  const { clock, host, lost, come, claims, claim, standing, answer } = await played();
  const { body: key } = await claim();
  await answer(host, true);
  clock.turn(MINUTE - 1);
  const { socket } = await come(lost);
  expect([await claims(), await standing(key)]).toEqual([undefined, 'refused']);
  expect((await claim()).body.error?.code).toBe('holderThere');
  socket.close();
  clock.turn(HOUR);
  expect(await standing(key)).toBe('refused');
  expect((await come(lost)).last('sync')).toBeDefined();
});

test('or by a word, from wherever', async () => {
  const { host, lost, claim, standing, answer } = await played();
  const { body: key } = await claim();
  await answer(host, true);
  expect((await answer(lost, false)).status).toBe(200);
  expect(await standing(key)).toBe('refused');
});

test('or by saying that they are back, without coming to the table', async () => {
  const { agora, id, lost, claim, standing } = await played();
  const { body: key } = await claim();
  expect((await send(agora, `${id}/back`, lost)).status).toBe(200);
  expect(await standing(key)).toBe('refused');
});

test('whoever holds it wins in the moment in which it is given', async () => {
  for (let times = 0; times < 5; times++) {
    const { clock, host, lost, come, claim, standing, answer } = await played();
    const { body: key } = await claim();
    clock.turn(MINUTE);
    const [holder] = await Promise.all([come(lost), answer(host, true)]);
    const client = holder.last('sync') === undefined ? await come(lost) : holder;
    expect(client.last('sync')).toBeDefined();
    expect(await standing(lost)).toBe('given');
    expect(await standing(key)).not.toBe('given');
    expect((await come(key)).last('sync')).toBeUndefined();
  }
});

test('what was given can be taken back by the key of before for a day, and whoever had it since can’t', async () => {
  const { agora, clock, id, host, lost, come, claim, standing, answer, takeBack } = await played();
  const { body: key } = await claim();
  await answer(host, true);
  clock.turn(MINUTE);
  expect(await standing(key)).toBe('given');
  clock.turn(DAY - MINUTE);
  expect(await standing(lost)).toBe('lost');
  expect((await takeBack(lost)).body.id).toBe(id);
  expect([await standing(lost), await standing(key)]).toEqual(['given', 'refused']);
  expect((await takeBack(lost)).status).toBe(200);
  expect((await takeBack(key)).body.error?.code).toBe('notYourSeat');
  expect((await come(lost)).last('sync')).toBeDefined();
  expect(agora.store.metadata(id)?.handedOver).toMatchObject([
    { seat: 1, by: [0] },
    { seat: 1, by: [1] },
  ]);
});

test('not after a day, and not by a key that never opened it', async () => {
  const { clock, host, lost, claim, answer, takeBack } = await played();
  await claim();
  await answer(host, true);
  clock.turn(MINUTE);
  expect((await takeBack(host)).body.error?.code).toBe('notYourSeat');
  clock.turn(DAY);
  expect((await takeBack(lost)).body.error?.code).toBe('notYourSeat');
});

test('further claims push nobody out who had it first', async () => {
  const { clock, host, lost, standing, claim, answer, takeBack } = await played();
  for (let times = 0; times < 10; times++) {
    const { body: key } = await claim(`10.9.9.${times}`);
    await answer(host, true);
    clock.turn(MINUTE);
    expect(await standing(key)).toBe('given');
  }
  expect((await takeBack(lost)).status).toBe(200);
});

test('a passkey takes it back, in whatever browser', async () => {
  const { agora, clock, id, host, lost, standing, claim, answer } = await played();
  const { key: signedIn, tie, me, signIn } = await madePasskey(agora.url);
  await tie(signedIn, id, lost);
  const { body: key } = await claim();
  await answer(host, true);
  clock.turn(MINUTE);
  expect(await standing(key)).toBe('given');
  const { seats } = await me(await signIn());
  expect(seats).toMatchObject([{ id, playerID: '1' }]);
  expect(await standing(seats[0]!)).toBe('given');
  expect([await standing(lost), await standing(key)]).toEqual(['given', 'refused']);
});

test('whoever holds it is called where they want to be called, once for each who asks, even if they left', async () => {
  const service = await pushService();
  onTestFinished(service.close);
  const { agora, id, lost, claim } = await played({ near: true });
  const browser = pushReceiver(`${service.url}/lost`, 'ja');
  await send(agora, `${id}/calls`, { ...lost, ...browser.call });
  agora.matches.leave(id, 'bazaar', Number(lost.playerID));
  await claim();
  const call = await until(() => service.received.find(({ path }) => path === '/lost'));
  expect(browser.open(call)).toEqual({ code: 'seatClaimed', game: 'bazaar', match: id, language: 'ja' });
  await claim();
  await until(() => service.received.filter(({ path }) => path === '/lost').length === 2);
});

/** A match of two in a folder, at which a stranger asks for the seat of the second, the first agrees, and the server ends. */
async function claimedBeforeRestart() {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-claims-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = handClock();
  const open = () => serve({ trustProxy: true, dataDir }, { clock });
  const first = await open();
  const id = first.matches.create('bazaar', { players: 2, unlisted: true, seed: 'restart' });
  const [host] = ['Ann', 'Ben'].map((name, seat) => {
    const { playerID, playerCredentials: credentials } = first.matches.join(id, 'bazaar', name, undefined, {
      address: `10.0.0.${seat}`,
    });
    return { playerID, credentials };
  }) as [Seated, Seated];
  const { body: key } = await send(first, `${id}/claims/1`, {}, '10.9.9.9');
  const claim = first.store.metadata(id)?.players[1]?.claims?.[0]?.kept.slice(0, 12);
  await send(first, `${id}/claims/1/answer`, { ...host, claim, agrees: true });
  await first.close();
  return { clock, open, id, key };
}

test('a claim goes on after a restart, and its holder has a minute to come back', async () => {
  const { clock, open, id, key } = await claimedBeforeRestart();
  clock.turn(HOUR / 10);
  const second = await open();
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('asked');
  await pass(second, clock, MINUTE - 1000);
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('asked');
  await pass(second, clock, 2000);
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('given');
});

test('a claim whose time has passed while the server was down gives nothing, and is shown no more', async () => {
  const { clock, open, id, key } = await claimedBeforeRestart();
  clock.turn(DAY);
  const second = await open();
  for (let minute = 0; minute < 12; minute++) await pass(second, clock, MINUTE);
  expect((await send(second, `${id}/claims`, key)).body.standing).toBe('refused');
  expect(second.store.metadata(id)?.players[1]?.claims).toBeUndefined();
});
