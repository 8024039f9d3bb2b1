/** A server of a site of one's own: below a path of its host, under another name, with fewer pages, routes and a store of its own. */
import type { Middleware } from 'koa';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { pageWords } from '../../../client/app/preview.ts';
import { inFile } from '../../../server/storage/open.ts';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { clientFolder } from '../client-folder.ts';
import { seatedMatch, serve } from '../harness.ts';

const site = { name: 'Steinhaufen', base: '/spiele/', languages: ['en'], without: ['replay'] as const };
const open = () => serve({}, { site, clientDir: clientFolder(), pageWords });

const html = { headers: { accept: 'text/html', 'accept-language': 'ja' } };

test('everything lies below its path, and nothing beside it but what monitors ask', async () => {
  const { url } = await open();
  const games = await fetch(`${url}/spiele/games`);
  expect(await games.json()).toContain('bazaar');
  expect((await fetch(`${url}/spiele/api/matches`)).status).toBe(200);
  expect((await fetch(`${url}/spiele/preview/bazaar.jpg`)).status).toBe(200);
  expect((await fetch(`${url}/spiele`, html)).status).toBe(200);
  for (const path of ['/', '/games', '/api/matches', '/preview/bazaar.jpg', '/spielend/games'])
    expect((await fetch(url + path)).status, path).toBe(404);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('so do its sockets', async () => {
  const { url } = await open();
  const socketAt = (path: string) => {
    const socket = io(`${url}/bazaar`, { path, transports: ['websocket'], reconnection: false });
    onTestFinished(() => void socket.close());
    return new Promise((resolve) => {
      socket.once('connect', () => resolve('open'));
      socket.once('connect_error', () => resolve('refused'));
    });
  };
  expect(await socketAt('/spiele/socket.io/')).toBe('open');
  expect(await socketAt('/socket.io/')).toBe('refused');
});

test('what it writes into pages has its name, its path and its language', async () => {
  const { url } = await open();
  const page = await (await fetch(`${url}/spiele/settings`, html)).text();
  expect(page).toContain(' · Steinhaufen</title>');
  expect(page).toContain('<meta property="og:site_name" content="Steinhaufen" />');
  expect(page).toContain(`<meta property="og:url" content="${url}/spiele/settings" />`);
  expect(page).toContain(`<meta property="og:image" content="${url}/spiele/preview/agora.jpg" />`);
  expect(page).toContain('<html lang="en"');
  expect(await (await fetch(`${url}/spiele/api`)).text()).toContain('<title>Steinhaufen: what can be asked');
});

test('a page that it does without isn’t there', async () => {
  const { url } = await open();
  expect((await fetch(`${url}/spiele/replay`, html)).status).toBe(404);
  expect((await fetch(`${url}/spiele/replay/match/x`, html)).status).toBe(404);
  expect((await fetch(`${url}/spiele/deal`, html)).status).toBe(200);
});

test('a base that is no path is told at the start', async () => {
  await expect(serve({}, { site: { name: 'x', base: 'spiele' } })).rejects.toThrow('such as /games/');
});

test('middleware of one’s own answers below the site’s path, and what it leaves alone goes on', async () => {
  const hello: Middleware = (ctx, next) => (ctx.path === '/hello' ? void (ctx.body = { hello: 'there' }) : next());
  const { url } = await serve({}, { site, middleware: [hello] });
  expect(await (await fetch(`${url}/spiele/hello`)).json()).toEqual({ hello: 'there' });
  expect((await fetch(`${url}/spiele/games`)).status).toBe(200);
  expect((await fetch(`${url}/hello`)).status).toBe(404);
});

test('matches are kept in a store of one’s own, which is opened once and closed with the server', async () => {
  const opened: string[] = [];
  let closed = 0;
  const openStore = async (node: string) => {
    opened.push(node);
    const { database, backend } = inFile(openSqlite(':memory:'));
    return {
      database,
      backend: () => {
        const ways = backend();
        return { ...ways, close: () => ways.close().then(() => void closed++) };
      },
    };
  };
  const server = await serve({ dataDir: '/nowhere/that/could/be' }, { openStore });
  const { matchID } = await seatedMatch(server.url);
  expect((await fetch(`${server.url}/api/matches/${matchID}`)).status).toBe(200);
  expect(opened).toHaveLength(1);
  await server.close();
  expect(closed).toBe(1);
});
