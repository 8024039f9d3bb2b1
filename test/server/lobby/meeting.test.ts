/** Strangers who want to play now meet, whenever and wherever they press. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { QuickSeat } from '../../../server/wire-seats.ts';
import { type TestServer, serve } from '../harness.ts';

/** Everybody comes from an address of their own, as strangers do. */
let strangers = 0;

async function post<Answer>({ url }: Pick<TestServer, 'url'>, path: string, body: object): Promise<Answer> {
  const at = ++strangers;
  const address = `192.0.${at >> 8}.${at & 255}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return (await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Answer;
}

const play = (server: TestServer, playerName: string) =>
  post<QuickSeat>(server, '/api/play', { playerName, game: 'fair' });

test('as many as press at once sit at half as many tables for two, fifty times', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-meeting-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const agora = await serve({ dataDir, trustProxy: true });
  for (let time = 0; time < 50; time++) {
    const people = 2 + 2 * (time % 3);
    const seats = await Promise.all(Array.from({ length: people }, (_, at) => play(agora, `Ann ${at}`)));
    expect(new Set(seats.map(({ id }) => id)).size, `time ${time}`).toBe(people / 2);
  }
});
