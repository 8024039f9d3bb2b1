/** Who looks for players from another page sits at their table as well as at the table itself. */
import { act, cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { forgetSeat, heldSeats } from '../../../client/asking/keys.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { getUp, playNow } from '../../../client/lobby/seat/seating.ts';
import { seekPlayers, stopSeeking } from '../../../client/lobby/list/seeking.ts';
import { Seeker } from '../../../client/online/Seeker.tsx';
import { keptDeal } from '../../../client/verify/kept-deal.ts';
import { pledgeOf } from '../../../games/kit/draw.ts';
import { freshSecret } from '../../../games/kit/random.ts';
import type { Joined } from '../../../server/match/matches.ts';
import { send, show } from '../../server/match/dealing.ts';
import { type Seated, type TestServer, rawSocket, until } from '../../server/harness.ts';
import { renderHere } from '../house.tsx';
import { comeToServer, leaveServer } from './real-server.ts';

const GAME = 'lost-cities';

let open: string | undefined;

beforeEach(() => changeSettings({ language: 'en', sound: false }));

afterEach(() => {
  cleanup();
  stopSeeking();
  rememberName('');
  if (open !== undefined) forgetSeat(open);
  leaveServer();
});

/** Ann opens a table by one press, and looks for players from the first page. */
async function seek() {
  const agora = await comeToServer();
  const answer = await playNow('Ann', GAME);
  if (!answer.ok) throw new Error(answer.refusal.code);
  open = answer.value.id;
  seekPlayers(open);
  await act(async () =>
    renderHere(
      <StrictMode>
        <Seeker />
      </StrictMode>,
    ),
  );
  return { agora, id: open };
}

/** Ben sits down with a page of ours, and shows what he adds to the deal when no pledge changes any more. */
async function sitBen(agora: TestServer, id: string): Promise<Seated> {
  const share = freshSecret();
  const { body } = await send(agora, `/games/${GAME}/${id}/join`, { playerName: 'Ben', pledge: pledgeOf(share) });
  const { playerID, playerCredentials: credentials } = body as unknown as Joined;
  const ben = { playerID, credentials };
  const { socket, last } = await rawSocket(agora.url, GAME);
  socket.emit('sync', id, playerID, credentials);
  await until(() => (last('agora:pledges')?.[1] as { stage?: string } | undefined)?.stage === 'closed');
  await show(agora, id, ben, share);
  return ben;
}

test('who plays a bot meanwhile adds to the deal what they pledged, and keeps what they saw of it', async () => {
  const { agora, id } = await seek();
  expect(await screen.findByText('Looking for players for Lost Cities')).toBeDefined();
  await sitBen(agora, id);
  expect(await screen.findByText('Ben is here: your match of Lost Cities has begun.')).toBeDefined();
  const { draw, players } = agora.store.metadata(id)!;
  expect(draw).toMatchObject({ stage: 'dealt', round: 1 });
  expect(players[0]?.share?.value).toBe(keptDeal(id).share);
  expect(keptDeal(id)).toMatchObject({ seat: 0, closed: { round: 1 }, start: expect.any(String) as string });
});

test('what is looked for is told in the language the page has by then', async () => {
  await seek();
  await screen.findByText('Looking for players for Lost Cities');
  act(() => changeSettings({ language: 'ja' }));
  expect(screen.getByRole('complementary').textContent).toMatch(/^「ロストシティ」/);
  expect(screen.getByRole('complementary').textContent).not.toMatch(/[a-z]/);
});

test('a table that was cleared away, or got up from, is looked for no longer', async () => {
  const { agora, id } = await seek();
  await screen.findByText('Looking for players for Lost Cities');
  await act(async () => void (await getUp(id, heldSeats()[id]!)));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(agora.store.metadata(id)).toBeUndefined();
  expect(localStorage.getItem('agora.seeking')).toBe('null');
});

test('who waits alone is brought to somebody who waits elsewhere, and looked for from there', async () => {
  const agora = await comeToServer();
  const answer = await playNow('Ann', GAME);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { id } = answer.value;
  // Ben has opened a table with terms of his own meanwhile.
  const chosen = agora.matches.create(GAME, { players: 2, unlisted: false });
  const { playerID, playerCredentials: credentials } = agora.matches.join(chosen, GAME, 'Ben', undefined);
  await agora.store.saved(chosen);
  const { socket, last } = await rawSocket(agora.url, GAME);
  socket.emit('sync', chosen, playerID, credentials);
  await until(() => last('sync'));
  open = chosen;
  seekPlayers(id);
  await act(async () =>
    renderHere(
      <StrictMode>
        <Seeker />
      </StrictMode>,
    ),
  );
  await expect.poll(() => heldSeats()[chosen]?.playerID, { timeout: 20_000 }).toBe('1');
  expect(agora.store.metadata(chosen)?.players[1]?.name).toBe('Ann');
  expect(await screen.findByText(/^Ben /)).toBeDefined();
  expect(heldSeats()[id]).toBeUndefined();
});
