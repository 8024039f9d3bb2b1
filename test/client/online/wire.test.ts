import { expect, test, vi } from 'vitest';
import { SocketIO } from '#bgio/multiplayer';
import { moveAction } from '../../../client/online/actions.ts';
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { type Ears, Wire } from '../../../client/online/wire.ts';
import { FakeServer, MATCH } from './fake-server.ts';
import { meta, pebbles } from '../table/pebbles.tsx';

vi.mock('#bgio/multiplayer', { spy: true });

test('a page says in the handshake what it was built for', () => {
  const module = { ...pebbles, rules: { ...pebbles.rules, format: 7 } };
  void new OnlineMatch({ meta, module, matchID: MATCH, socket: new FakeServer(null).socket });
  expect(SocketIO).toHaveBeenCalledWith({ socketOpts: { auth: { agora: { protocol: 2, format: 7 } } } });
});

test('what is posted while the wire is down is not sent, neither then nor later', async () => {
  const server = new FakeServer('0');
  const wire = new Wire({ synced: () => undefined } as Ears, MATCH, 1, server.socket);
  const transport = wire.multiplayer({
    matchID: MATCH,
    playerID: '0',
    transportDataCallback: () => undefined,
  } as never);
  transport.connect();
  const post = () => wire.post(moveAction({ type: 'draw' }, { playerID: '0', credentials: 'key' }), 0, () => undefined);
  post();
  server.connect();
  await vi.waitFor(() => expect(wire.up).toBe(true));
  expect(server.sent).toEqual([]);
  post();
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
});
