/** Coming to a table by its address, while the server is busy, broken or out of reach. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnlinePage } from '../../../client/online/OnlinePage.tsx';
import { renderHere } from '../house.tsx';

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(status: number, code: string, more: object = {}): void {
  vi.stubGlobal('fetch', async () => {
    asked++;
    return new Response(JSON.stringify({ error: { code, ...more }, message: '' }), { status });
  });
}

const open = () => act(async () => renderHere(<OnlinePage matchId="t" />));
const wait = () => act(() => vi.advanceTimersByTimeAsync(2000));

test.each([
  [429, 'tooFast', 'That was a lot at once. Wait a moment, please.'],
  [500, 'serverError', 'The server made a mistake. Please try again.'],
])('a server that answers %i says why, and is asked again until it tells', async (status, code, sentence) => {
  answering(status, code);
  await open();
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByText('This table is gone.')).toBeNull();
  await wait();
  await wait();
  expect(asked).toBe(3);
  answering(404, 'notFound', { what: 'match' });
  await wait();
  expect(screen.getByText('This table is gone.')).toBeDefined();
  await wait();
  expect(asked).toBe(4);
});
