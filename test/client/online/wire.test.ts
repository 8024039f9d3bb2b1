import { expect, test, vi } from 'vitest';
import { SocketIO } from '#bgio/multiplayer';
import { moveAction } from '../../../client/online/wire/actions.ts';
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { WAYS } from '../../../client/online/wire/ways.ts';
import { type Ears, Wire } from '../../../client/online/wire/wire.ts';
import { FakeServer, MATCH } from './fake-server.ts';
import { meta, pebbles } from '../table/pebbles.tsx';

vi.mock('#bgio/multiplayer', { spy: true });

const nothing = () => undefined;
const DEAF: Ears = {
  history: nothing,
  chat: nothing,
  rematch: nothing,
  onlookers: nothing,
  pledges: nothing,
  terms: nothing,
  refused: nothing,
  synced: nothing,
  connection: nothing,
};

test('a page says in the handshake what it was built for, and asks for a WebSocket before anything else', () => {
  const module = { ...pebbles, rules: { ...pebbles.rules, format: 7 } };
  void new OnlineMatch({ meta, module, summary: { id: MATCH }, as: { name: '' } }, new FakeServer(null).socket);
  const auth = { agora: { protocol: 2, format: 7 } };
  expect(SocketIO).toHaveBeenCalledWith({ socketOpts: expect.objectContaining({ tryAllTransports: true, auth }) });
  const names = WAYS.transports.map(({ prototype }) => prototype.name);
  expect(names).toEqual(['websocket', 'polling']);
});

test('what is posted while the wire is down is not sent, neither then nor later', async () => {
  const server = new FakeServer('0');
  const wire = new Wire(DEAF, MATCH, 1, server.socket);
  const transport = wire.multiplayer({
    matchID: MATCH,
    playerID: '0',
    transportDataCallback: () => undefined,
  } as never);
  transport.connect();
  const post = () => wire.post(moveAction({ type: 'draw' }, { playerID: '0', credentials: 'key' }), 0, () => undefined);
  post();
  server.connect();
  await expect.poll(() => wire.up).toBe(true);
  expect(server.sent).toEqual([]);
  post();
  await expect.poll(() => server.sent).toHaveLength(1);
  transport.disconnect();
});

test('a server that ends tells when to come back, and that is when it is done', async () => {
  const server = new FakeServer('0');
  const set = { reconnectionDelay: vi.fn(), randomizationFactor: vi.fn(), on: vi.fn() };
  const match = new OnlineMatch(
    { meta, module: pebbles, summary: { id: MATCH }, as: { name: '' } },
    { ...server.socket, io: set },
  );
  const close = match.open();
  server.connect();
  await expect.poll(() => match.getSnapshot().phase).toBe('playing');
  server.deliver('agora:closing', 2500);
  server.cut();
  expect(match.getSnapshot()).toMatchObject({ session: { connection: 'restarting' } });
  expect(set.reconnectionDelay).toHaveBeenLastCalledWith(2500);
  expect(set.randomizationFactor).toHaveBeenLastCalledWith(0);
  server.connect();
  await expect.poll(() => match.getSnapshot()).toMatchObject({ session: { connection: 'online' } });
  server.cut();
  expect(match.getSnapshot()).toMatchObject({ session: { connection: 'reconnecting' } });
  expect(set.reconnectionDelay).toHaveBeenLastCalledWith(1000);
  close();
});
