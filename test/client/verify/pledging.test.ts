// @vitest-environment jsdom
/** This browser's part in a deal, whatever the server says and however often. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Pledges, pledgeOf } from '../../../games/kit/draw.ts';
import { keepDeal, keptDeal } from '../../../client/verify/kept-deal.ts';
import { answerPledges, drawShare } from '../../../client/verify/pledging.ts';

const key = { playerID: '1', credentials: 'key' };
const other = pledgeOf('another');
const server = pledgeOf('secret');

interface Asked {
  readonly path: string;
  readonly body: { readonly pledge?: string; readonly share?: string };
}

let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Asked['body'] });
    return new Response('{}');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const told = (more: Partial<Pledges>) =>
  answerPledges('m', key, { server, seats: [other, null], stage: 'open', round: 1, ...more });

test('a share that was pledged on sitting down is shown when pledges stand fast, and not before', async () => {
  const { share, pledge } = drawShare('a seat');
  expect(pledge).toBe(pledgeOf(share));
  keepDeal('m', { share });
  await told({ seats: [other, pledge] });
  expect(asked).toEqual([]);
  await told({ seats: [other, pledge], stage: 'closed' });
  expect(asked).toEqual([{ path: '/api/matches/m/share', body: { ...key, share } }]);
  expect(keptDeal('m')).toMatchObject({ server, round: 1, closed: { seats: [other, pledge], round: 1 } });
});

test('where the seat has pledged nothing this browser does, the same from each of its pages', async () => {
  await told({});
  await told({});
  const { share } = keptDeal('m');
  expect(asked).toEqual(
    [1, 2].map(() => ({ path: '/api/matches/m/pledge', body: { ...key, pledge: pledgeOf(share!) } })),
  );
});

test('another device’s pledge is left alone, and its share is no business of this one', async () => {
  keepDeal('m', drawShare('a seat'));
  await told({ seats: [other, other] });
  await told({ seats: [other, other], stage: 'closed' });
  expect(asked).toEqual([]);
});

test('a share that others may have seen is not pledged again: each round has its own', async () => {
  await told({});
  const { share } = keptDeal('m');
  await told({ seats: [other, pledgeOf(share!)], stage: 'closed' });
  await told({ round: 2 });
  const { share: second } = keptDeal('m');
  expect(second).not.toBe(share);
  const again = [other, pledgeOf(second!)];
  await told({ seats: again, stage: 'closed', round: 2 });
  expect(asked.map(({ body }) => body.share ?? body.pledge)).toEqual([
    pledgeOf(share!),
    share,
    pledgeOf(second!),
    second,
  ]);
  expect(keptDeal('m').closed).toEqual({ seats: again, round: 2 });
});

test('a share is not shown to a server that has another secret by then, and what was first shown stays', async () => {
  await told({});
  const { share } = keptDeal('m');
  await told({ server: other, seats: [other, pledgeOf(share!)], stage: 'closed' });
  expect(asked.some(({ body }) => body.share !== undefined)).toBe(false);
  expect(keptDeal('m').server).toBe(server);
});

test('pledges that change after they stood fast are not kept', async () => {
  await told({});
  const own = pledgeOf(keptDeal('m').share!);
  await told({ seats: [other, own], stage: 'closed' });
  await told({ seats: [server, own], stage: 'closed' });
  expect(keptDeal('m').closed?.seats).toEqual([other, own]);
});

test('the deals of the last forty matches are kept', () => {
  vi.useFakeTimers();
  for (let match = 0; match < 45; match++) {
    vi.setSystemTime(match);
    keepDeal(`m${match}`, { server });
  }
  vi.useRealTimers();
  expect(keptDeal('m4')).toEqual({});
  expect(keptDeal('m5').server).toBe(server);
  expect(keptDeal('m44').server).toBe(server);
});

test('a damaged memory is none', () => {
  for (const text of ['{', '[]', '7', '{"share":7}', '{"closed":7}', '{"closed":{}}', '{"seat":"1"}']) {
    localStorage.setItem('agora.deal.m', text);
    expect(keptDeal('m').share ?? keptDeal('m').closed ?? keptDeal('m').seat).toBeUndefined();
  }
});
