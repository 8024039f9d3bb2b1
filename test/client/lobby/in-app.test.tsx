/** Whoever comes by a link in a chat may be in the browser of that app, which keeps a seat to itself. */
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitingRoom } from '../../../client/lobby/room/WaitingRoom.tsx';
import { isInApp } from '../../../client/lobby/seat/in-app.ts';
import { renderHere } from '../house.tsx';
import { aroundRooms } from './around-rooms.ts';
import { fakeServer, tableOf } from './server.ts';

aroundRooms();
afterEach(() => vi.restoreAllMocks());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';

test.each([
  [`${IPHONE} Mobile/15E148 Safari Line/15.8.0`, true],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0.0.39.108]`, true],
  [`${IPHONE} Mobile/15E148 Instagram 380.0.0.28.104 (iPhone17,1)`, true],
  [`${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36`, true],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0', false],
])('%s: %s', (userAgent, inApp) => {
  expect(isInApp(userAgent)).toBe(inApp);
});

test.each([true, false])('the room says that the seat stays there, before one sits down: %s', async (inApp) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inApp ? `${ANDROID}; wv)` : ANDROID);
  fakeServer(tableOf('t', ['Ben', null]));
  renderHere(<WaitingRoom matchId="t" />);
  await screen.findByRole('textbox', { name: 'Your name' });
  expect(screen.queryByText(/^This page is open inside another app/) !== null).toBe(inApp);
});
