import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallBell, CallSwitch } from '../../../client/app/calls/CallSwitch.tsx';
import { YourTurns } from '../../../client/app/calls/YourTurns.tsx';
import { callState, followCalls } from '../../../client/asking/subscription.ts';
import { callFromHere, calling } from '../../../client/kit/page/calling.ts';
import { toasts } from '../../../client/kit/dialogs/toast.ts';
import { keepAwake } from '../../../client/kit/page/wake-lock.ts';
import { forgetSeats, heldSeats, holdSeat } from '../../../client/asking/keys.ts';
import { fakeServer, tableOf } from '../lobby/server.ts';
import { renderHere } from '../house.tsx';
import { settingsNow } from '../../../client/kept/settings.ts';

// They follow the browser's own languages, which a stand-in has not.
settingsNow();

const LABEL = 'Call me when it is my turn';
const KEY = 'BKey_-of-the-server';
const seat = { game: 'katason', name: 'Ann', playerID: '0', credentials: 'secret' };

beforeEach(() => {
  callState.set('impossible');
  history.replaceState(null, '', '/');
});
/** What ends the following of a test. */
let end: () => void = () => undefined;

afterEach(() => {
  cleanup();
  end();
  forgetSeats(Object.keys(heldSeats()));
  calling.update(() => false);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** A browser with a push service, whose reader says this when asked. */
function browser(says: NotificationPermission) {
  const subscription = {
    options: { applicationServerKey: new TextEncoder().encode('another key').buffer },
    endpoint: 'https://push.example.org/ann',
    toJSON: () => ({ endpoint: 'https://push.example.org/ann', keys: { p256dh: 'point', auth: 'word' } }),
    unsubscribe: vi.fn(async () => true),
  };
  let known: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => known,
    subscribe: vi.fn(async () => (known = subscription)),
  };
  const registration = { pushManager, showNotification: vi.fn(async () => {}) };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(async () => (notification.permission = says)),
  };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  return { notification, pushManager, subscription, registration };
}

/** A server that takes calls; what it was told, in order. */
function server() {
  const told: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    told.push({ method, path, body: body === undefined ? undefined : (JSON.parse(body) as unknown) });
    return Response.json(path === '/api/push' ? { key: KEY } : {});
  });
  return told;
}

test('calls are off until somebody wants them; then the server knows of every seat, also of later ones', async () => {
  holdSeat('one', seat);
  const { notification, pushManager, subscription } = browser('granted');
  const told = server();
  end = await followCalls();
  renderHere(<CallSwitch />);
  const toggle = screen.getByRole('switch', { name: new RegExp(LABEL) });
  expect(notification.requestPermission).not.toHaveBeenCalled();
  expect(told).toEqual([]);

  await userEvent.click(toggle);
  await waitFor(() => expect(toggle).toHaveProperty('checked', true));
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const call = { endpoint: 'https://push.example.org/ann', p256dh: 'point', auth: 'word', language: 'en' };
  const post = (id: string) => ({
    method: 'POST',
    path: `/api/matches/${id}/calls`,
    body: { playerID: '0', credentials: 'secret', ...call },
  });
  await waitFor(() => expect(told).toContainEqual(post('one')));
  act(() => holdSeat('two', seat));
  await waitFor(() => expect(told).toContainEqual(post('two')));
  expect(told.filter(({ path }) => path === '/api/matches/one/calls')).toHaveLength(1);

  await userEvent.click(toggle);
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  expect(toggle).toHaveProperty('checked', false);
  const ended = told.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(ended.toSorted()).toEqual(['/api/matches/one/calls', '/api/matches/two/calls']);

  told.length = 0;
  await userEvent.click(toggle);
  await waitFor(() => expect(told).toContainEqual(post('one')));
});

test('where the server doesn’t know the browser’s push service, the switch goes back with a sentence', async () => {
  holdSeat('three', seat);
  const { subscription } = browser('granted');
  server();
  const answers = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) =>
    init.method === 'POST'
      ? Response.json({ error: { code: 'unknownService', host: 'push.example.org' } }, { status: 400 })
      : answers(path, init),
  );
  end = await followCalls();
  renderHere(<CallSwitch />);
  const toggle = screen.getByRole('switch', { name: new RegExp(LABEL) });
  await userEvent.click(toggle);
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  await waitFor(() => expect(toggle).toHaveProperty('checked', false));
  expect(toasts.get().map(({ text }) => text)).toContain(
    'This server doesn’t know this browser’s push service. Notifications are off again.',
  );
  expect(calling.get()).toBe(false);
});

test('a browser that holds notices back, or knows none, says why and asks nobody', async () => {
  const { pushManager } = browser('denied');
  server();
  renderHere(<CallSwitch />);
  expect(screen.getByText(/It can on a page opened over https/)).toBeDefined();
  await act(async () => (end = await followCalls()));
  await userEvent.click(screen.getByRole('switch'));
  expect(await screen.findByText(/Allow them in its settings/)).toBeDefined();
  expect(screen.getByRole('switch')).toHaveProperty('checked', false);
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

test('the bell stands at tables where one has a seat, and nowhere else', async () => {
  browser('granted');
  server();
  holdSeat('one', seat);
  end = await followCalls();
  for (const [path, there] of [
    ['/', false],
    ['/match/other', false],
    ['/match/one', true],
  ] as const) {
    history.replaceState(null, '', path);
    renderHere(<CallBell className="" />);
    expect(screen.queryByRole('button', { name: LABEL }) !== null, path).toBe(there);
    cleanup();
  }
});

test('a page out of sight shows a notice only to who wants calls', async () => {
  const { notification, registration } = browser('granted');
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const options = { tag: 'one' };
  callFromHere('your turn', options);
  calling.update(() => true);
  callFromHere('your turn', options);
  notification.permission = 'granted';
  sight.mockReturnValue('visible');
  callFromHere('your turn', options);
  expect(registration.showNotification).not.toHaveBeenCalled();
  sight.mockReturnValue('hidden');
  callFromHere('your turn', options);
  await waitFor(() => expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith('your turn', options));
  sight.mockRestore();
});

test('the header counts tables elsewhere that wait, and the installed app’s icon all of them', async () => {
  const setAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.create(navigator, { setAppBadge: { value: setAppBadge } }));
  const server = fakeServer(
    ...['one', 'two', 'three'].map((id) => ({ ...tableOf(id, ['Ann', 'Ben']), toMove: id === 'three' ? [1] : [0] })),
  );
  server.up = true;
  for (const id of ['one', 'two', 'three']) holdSeat(id, seat);
  history.replaceState(null, '', '/settings');
  renderHere(<YourTurns />);
  const mark = await screen.findByRole('link', { name: 'Your turn at 2 tables' });
  expect(mark.getAttribute('href')).toBe('/');
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  act(() => history.replaceState(null, '', '/match/one'));
  cleanup();
  renderHere(<YourTurns />);
  expect((await screen.findByRole('link', { name: 'Your turn at 1 table' })).getAttribute('href')).toBe('/match/two');
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
});

test('the screen stays lit while somebody thinks, and is let go of at once', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
  const letGo = keepAwake();
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  letGo();
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce();
});
