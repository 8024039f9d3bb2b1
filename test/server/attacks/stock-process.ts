/** boardgame.io's server as it comes, with the test game, in a process that attacks may end. Says where it listens, and what it keeps. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StorageAPI } from 'boardgame.io';
import { Server } from '#bgio/server';
import { bazaar } from '../shelf.ts';

const server = Server({ games: [bazaar.game], origins: [] });
const { appServer } = (await server.run(0)) as { appServer: HttpServer };
const db = server.db as StorageAPI.Sync;
process.on('message', () => {
  const kept = db.listMatches().map((id) => {
    const { state } = db.fetch(id, { state: true });
    return [id, state.G, state.ctx, state._stateID];
  });
  process.send?.({ kept, inherited: Object.keys(Object.prototype) });
});
process.send?.({ port: (appServer.address() as AddressInfo).port });
