// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { SocketIO } from '#bgio/multiplayer';
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { FakeServer, MATCH } from './fake-server.ts';
import { meta, pebbles } from '../table/pebbles.tsx';

vi.mock('#bgio/multiplayer', { spy: true });

test('a page says in the handshake what it was built for', () => {
  const module = { ...pebbles, rules: { ...pebbles.rules, format: 7 } };
  void new OnlineMatch({ meta, module, matchID: MATCH, socket: new FakeServer(null).socket });
  expect(SocketIO).toHaveBeenCalledWith({ socketOpts: { auth: { agora: { protocol: 1, format: 7 } } } });
});
