/** What members say, when they meet, what calls them to it, and their chat service, as pages show it. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bringTable } from '../../../client/circles/api.ts';
import { callState, followCalls } from '../../../client/asking/subscription.ts';
import { heldSeats } from '../../../client/asking/keys.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { toasts } from '../../../client/kit/dialogs/toast.ts';
import { calling } from '../../../client/kit/page/calling.ts';
import { rememberName } from '../../../client/lobby/seat/my-name.ts';
import { signInHere } from '../../../client/people/signed-in.ts';
import { calls } from '../../../client/text/shell/calls.ts';
import { circles } from '../../../client/text/shell/circles.ts';
import { groupRefusals } from '../../../client/text/shell/group-refusals.ts';
import { meetings } from '../../../client/text/shell/meetings.ts';
import { pushReceiver, pushService } from '../../push-service.ts';
import { leaveServer } from '../online/real-server.ts';
import { open, opened, press, repeatedEvery, write } from './opened.tsx';

const text = meetings.en;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  changeSettings({ language: 'en' });
});

/** What ends the following of a test. */
let end: () => void = () => undefined;

afterEach(() => {
  cleanup();
  end();
  calling.update(() => false);
  leaveServer();
  signInHere(null);
  rememberName('');
  callState.set('impossible');
  localStorage.clear();
});

const section = (name: string) => screen.findByRole('region', { name });
const told = () => toasts.get().map((toast) => toast.text);

/** Ben comes in by the link; then Ann looks again. */
async function withBen() {
  const there = await opened({ near: true });
  signInHere(null);
  rememberName('Ben');
  await open(there.link);
  await press(circles.en.join);
  await section(text.talk);
  const asBen = () => open(there.path);
  const asAnn = async () => {
    rememberName('Ann');
    signInHere(there.ann);
    await open(there.path);
  };
  return { ...there, asBen, asAnn };
}

test('a press opens a table as the circle last played that game', async () => {
  const { agora, path, ann } = await opened();
  const pace = { kind: 'slow', turn: 86_400 } as const;
  const circle = path.slice('/circle/'.length);
  const id = agora.matches.create('asterion', { players: 2, unlisted: true, pace });
  const { playerID, playerCredentials: credentials } = agora.matches.join(id, 'asterion', 'Ann', undefined, {});
  expect(await bringTable(ann.key, circle, id, { game: 'asterion', name: 'Ann', playerID, credentials })).toMatchObject(
    { ok: true },
  );
  await open(path);
  await press(circles.en.openTable('Asterion'));
  await waitFor(() => expect(Object.keys(heldSeats())).toHaveLength(1));
  const [next = ''] = Object.keys(heldSeats());
  await agora.store.ready(next);
  const { players, ...made } = agora.store.metadata(next)!;
  expect([Object.keys(players).length, made.pace]).toEqual([2, pace]);
  await waitFor(() => expect(window.location.pathname).toBe(`/match/${next}`));
  await open(path);
  await section(text.talk);
});

const lines = async () =>
  within(await section(text.talk))
    .queryAllByRole('listitem')
    .map(({ textContent }) => /^(.*?) \d/.exec(textContent)?.[1] ?? textContent);

test('members say something, hear it without asking, and take it away; a keeper takes away any', async () => {
  const { asAnn } = await withBen();
  await waitFor(async () => expect(await lines()).toEqual([text.emptyTalk]));
  await write(text.say, 'hello');
  await press(text.send);
  await waitFor(async () => expect(await lines()).toEqual(['Ben hello']));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: text.say }).value).toBe('');
  await asAnn();
  await write(text.say, 'welcome');
  await press(text.send);
  await waitFor(async () => expect(await lines()).toEqual(['Ben hello', 'Ann welcome']));
  await press(text.remove('Ben', 'hello'));
  await waitFor(async () => expect(await lines()).toEqual(['Ann welcome']));
});

test('what another says is heard within seconds, and only its speaker is offered to take it away', async () => {
  const looks = repeatedEvery(5000);
  const { agora, path, ann } = await withBen();
  await waitFor(async () => expect(await lines()).toEqual([text.emptyTalk]));
  await fetch(`${agora.url}/api/circles/${path.slice('/circle/'.length)}/lines`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ann.key}` },
    body: JSON.stringify({ text: 'hello' }),
  });
  for (const look of looks) look();
  await waitFor(async () => expect(await lines()).toEqual(['Ann hello']));
  expect(screen.queryByRole('button', { name: text.remove('Ann', 'hello') })).toBeNull();
});

test('a time is set by the reader’s clock, answered, kept as a file for calendars, and called off', async () => {
  const files: { readonly name: string; readonly text: Promise<string> }[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (files.push({ name: '', text: blob.text() }), 'blob:1'),
      revokeObjectURL: () => undefined,
    }),
  );
  const { asAnn } = await withBen();
  await press(text.set);
  const dialog = await screen.findByRole('dialog', { name: text.set });
  const field = within(dialog).getByLabelText<HTMLInputElement>(text.when);
  expect(field.value).toMatch(/T20:00$/);
  const set = async () => fireEvent.click(within(dialog).getByRole('button', { name: text.set }));
  fireEvent.change(field, { target: { value: '' } });
  expect(within(dialog).getByText(text.whenMissing)).toBeTruthy();
  await set();
  fireEvent.change(field, { target: { value: '2001-01-01T20:00' } });
  await set();
  await waitFor(() => expect(told()).toContain(groupRefusals.en['badTime']));
  const day = new Date(Date.now() + 86_400_000);
  const at = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 19, 30);
  const local = new Date(at.getTime() - 60_000 * at.getTimezoneOffset()).toISOString().slice(0, 16);
  fireEvent.change(field, { target: { value: local } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: text.note }), { target: { value: 'tea' } });
  await set();
  const meeting = async () => within(await section(text.heading)).getByRole('listitem');
  await waitFor(async () => expect((await meeting()).textContent).toContain(text.coming('Ben')));
  expect((await meeting()).querySelector('time')?.dateTime).toBe(at.toISOString());
  expect((await meeting()).textContent).toContain('tea');

  await asAnn();
  const choose = async (name: string) => fireEvent.click(within(await meeting()).getByRole('radio', { name }));
  await screen.findByText(text.coming('Ben'));
  await choose(text.misses);
  await waitFor(async () => expect((await meeting()).textContent).toContain(text.missing('Ann')));
  await choose(text.comes);
  await waitFor(async () => expect((await meeting()).textContent).toContain(text.coming('Ann and Ben')));
  const button = async (name: RegExp) => fireEvent.click(within(await meeting()).getByRole('button', { name }));
  await button(/^Add to calendar/);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]!.text).toContain('SUMMARY:Thursdays');
  await button(/^Call off/);
  expect(await screen.findByText(text.none)).toBeTruthy();
});

test('this browser is called before meetings once its reader wants it', async () => {
  const service = await pushService();
  onTestFinished(service.close);
  const { call } = pushReceiver(`${service.url}/ann`);
  const subscription = {
    options: { applicationServerKey: null },
    endpoint: call.endpoint,
    toJSON: () => ({ endpoint: call.endpoint, keys: call }),
    unsubscribe: async () => true,
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const notification = { permission: 'default', requestPermission: async () => (notification.permission = 'granted') };
  const { path, agora } = await opened({ near: true });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  const worker = { value: { ready: Promise.resolve({ pushManager }) }, configurable: true };
  Object.defineProperty(navigator, 'serviceWorker', worker);
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  end = await followCalls();
  const asked = vi.spyOn(globalThis, 'fetch');
  const askedFor = (method: string) =>
    asked.mock.calls.filter(
      ([at, init]) =>
        (at as string).endsWith(`${path.replace('/circle', '/circles')}/calls`) && init?.method === method,
    );
  await open(path);
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(text.call) });
  expect((await toggle()).checked).toBe(false);
  fireEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).checked).toBe(true));
  await waitFor(() => expect(askedFor('POST')).toHaveLength(1));
  expect(JSON.parse(askedFor('POST')[0]![1]!.body as string)).toMatchObject({
    endpoint: call.endpoint,
    language: 'en',
  });
  fireEvent.click(await toggle());
  await waitFor(() => expect(askedFor('DELETE')).toHaveLength(1));
  expect((await toggle()).checked).toBe(false);
  notification.permission = 'denied';
  callState.set('blocked');
  expect(await screen.findByText(calls.en.blocked)).toBeTruthy();
  expect(agora.url).toBeDefined();
});

test('a keeper has a chat service told, and no more', async () => {
  const service = await pushService();
  onTestFinished(service.close);
  const { asBen, asAnn } = await withBen();
  await asBen();
  await section(text.talk);
  expect(screen.queryByRole('region', { name: text.hook })).toBeNull();
  await asAnn();
  await write(text.hookAddress, `${service.url}/hook`);
  await press(text.hookOn);
  await waitFor(() => expect(service.received).toHaveLength(1));
  await press(text.hookOff);
  await waitFor(() => expect(screen.queryByRole('button', { name: text.hookOff })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: text.hookAddress }).value).toBe('');
});
