/** boardgame.io's server as it comes, in memory, with one of our games: what ours is measured against. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '#bgio/server';
import { shelf } from '../../../games/index.ts';

const { game } = await shelf.get(process.argv[2] ?? '')!.load();
const { appServer } = (await Server({ games: [game], origins: [] }).run(0)) as { appServer: HttpServer };
process.send?.({ port: (appServer.address() as AddressInfo).port });
