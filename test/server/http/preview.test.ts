/** What a link to a page says in a chat, and which addresses are pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageWords } from '../../../client/app/preview.ts';
import { PATHS } from '../../../client/app/paths.ts';
import { originOf } from '../../../server/http/address.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { read } from '../../house/source.ts';
import { clientFolder } from '../client-folder.ts';
import { serve } from '../harness.ts';

const open = (config: Partial<Config> = {}) => serve(config, { clientDir: clientFolder(), pageWords });

/** A page as a chat program reads it. */
async function preview(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  const text = await answer.text();
  const of = (name: string) => {
    const content = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(text)?.[1];
    return content?.replaceAll(/&(\w+|#39);/g, (_, entity: string) => ENTITIES[entity] ?? '?');
  };
  return { status: answer.status, headers: answer.headers, text, of, language: /<html lang="(\w+)"/.exec(text)?.[1] };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

describe('the front page', () => {
  test('comes written in the reader’s language, and no other page does', async () => {
    const { url } = await open();
    expect((await preview(url)).text).toContain('<div id="root"><h1>Tables</h1></div>');
    const japanese = await preview(url, { 'accept-language': 'ja' });
    expect(japanese.text).toContain('<div id="root"><h1>$& 卓</h1></div>');
    expect((await preview(`${url}/settings`)).text).toContain('<div id="root"></div>');
    expect((await preview(`${url}/nowhere`)).text).toContain('<div id="root"></div>');
  });

  test('comes as small as the reader can take it', async () => {
    const { url } = await open();
    const packed = async (encoding: string) =>
      (await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': encoding } })).headers;
    expect((await packed('gzip, br')).get('content-encoding')).toBe('br');
    expect((await packed('gzip')).get('content-encoding')).toBe('gzip');
    expect((await packed('identity')).get('content-encoding')).toBeNull();
    expect((await packed('gzip')).get('vary')).toContain('Accept-Encoding');
    const plain = await preview(url, { 'accept-encoding': 'identity' });
    expect((await preview(url, { 'accept-encoding': 'br' })).text).toBe(plain.text);
  });
});

describe('a link to a page', () => {
  test('says what Agora is, in the language of who asks, with a picture', async () => {
    const { url } = await open();
    const english = await preview(url);
    expect(english.status).toBe(200);
    expect(english.of('og:title')).toBe('Agora');
    expect(english.of('og:url')).toBe(`${url}/`);
    expect(english.of('og:image')).toBe(`${url}/preview/agora.jpg`);
    expect((await fetch(english.of('og:image')!)).status).toBe(200);
    expect(english.language).toBe('en');
    expect(english.headers.get('vary')).toContain('Accept-Language');
    const japanese = await preview(url, { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.5' });
    expect(japanese.of('og:title')).toBe('アゴラ');
    expect(japanese.of('og:locale')).toBe('ja_JP');
    expect(japanese.language).toBe('ja');
    expect((await preview(url, { 'accept-language': 'fi' })).of('og:title')).toBe('Agora');
  });

  test('is told in its sender’s language to who names none, as messengers, and in the reader’s to everybody else', async () => {
    const { url, matches } = await open();
    const id = matches.create('bazaar', { players: 2, unlisted: true });
    const address = `${url}/match/${id}`;
    const shown = async (query: string, wanted?: string) => {
      // Node's fetch would name `*` by itself.
      const page = await preview(address + query, { 'accept-language': wanted ?? '*' });
      return `${page.language} ${page.of('og:url')?.slice(address.length)}`;
    };
    expect(await shown('?lang=ja')).toBe('ja ?lang=ja');
    expect(await shown('?lang=ja', '')).toBe('ja ?lang=ja');
    expect(await shown('?lang=en')).toBe('en ?lang=en');
    expect(await shown('?lang=ja', 'en-GB,en;q=0.8')).toBe('en ?lang=ja');
    expect(await shown('?lang=en', 'fr, ja;q=0.5, *;q=0.1')).toBe('ja ?lang=en');
    expect(await shown('?lang=ja', 'fi')).toBe('en ?lang=ja');
    for (const bad of [
      '',
      '?lang',
      '?lang=',
      '?lang=xx',
      '?lang=JA',
      '?lang=ja&lang=en',
      '?lang[]=ja',
      '?lang=%00',
      '?lang="><b>',
    ])
      expect(await shown(bad), bad).toBe('en ');
  });

  test('about a game shows that game', async () => {
    const { url } = await open();
    for (const path of ['/play/bazaar', '/rules/bazaar', '/local/bazaar', '/local/bazaar/1', '/play/bazaar/']) {
      const page = await preview(url + path);
      expect(page.status, path).toBe(200);
      expect(page.of('og:title'), path).toContain('Bazaar');
      expect(page.of('og:image'), path).toBe(`${url}/preview/bazaar.jpg`);
    }
    expect((await preview(`${url}/play/fair`)).of('og:image')).toBe(`${url}/preview/agora.jpg`);
  });

  test('to a table says who invites, who sits there and how many seats are free, unlisted or not', async () => {
    const { url, matches, store } = await open();
    const id = matches.create('bazaar', { players: 3, unlisted: true });
    const page = () => preview(`${url}/match/${id}`);
    expect((await page()).of('og:title')).toBe('A table of Bazaar: 3 seats free');
    expect((await page()).of('og:description')).toBe('Nobody sits at this table yet. Open the link to take a seat.');
    matches.join(id, 'bazaar', 'Ann', undefined, undefined);
    expect((await page()).of('og:title')).toBe('Ann invites you to play Bazaar');
    expect((await page()).of('og:description')).toBe(
      'Ann sits at this table, 2 seats are free. Open the link to take one.',
    );
    const invited = await preview(`${url}/match/${id}?lang=ja`, { 'accept-language': '*' });
    expect(invited.of('og:title')).toMatch(/^Annが「.+」に誘っています$/);
    matches.addBot(id, 1, 'easy');
    matches.join(id, 'bazaar', 'Ben', undefined, undefined);
    const playing = await page();
    expect(playing.of('og:title')).toBe('A table of Bazaar: in play');
    expect(playing.of('og:description')).toBe('Ann, Ben and 1 bot are playing. Open the link to watch.');
    const japanese = await preview(`${url}/match/${id}`, { 'accept-language': 'ja' });
    expect(japanese.of('og:description')).toContain('AnnとBenとボット1体が対局しています。');
    expect(playing.of('robots')).toBe('noindex');
    for (const { credentials } of Object.values(store.metadata(id)!.players))
      if (credentials !== undefined) expect(playing.text).not.toContain(credentials);
    expect(playing.text).not.toContain(store.metadata(id)!.setupData.seed);
  });

  test('to a table is painted before its scripts have come, and with what was written behind it', async () => {
    const { url, matches } = await open();
    const id = matches.create('bazaar', { players: 3, unlisted: true });
    for (const behind of ['', '.', '。', 'で遊ぼう', '//']) {
      const { status, text } = await preview(`${url}/match/${id}${encodeURIComponent(behind)}`);
      expect(status, behind).toBe(200);
      expect(text).toContain(
        '<div id="root"><main data-arriving><h1>Bazaar</h1><p>Coming to the table…</p></main></div>',
      );
    }
    expect((await preview(`${url}/match/nosuchmatch`)).text).toContain('<div id="root"></div>');
  });

  test('holds names as text, whatever they hold', async () => {
    const { url, matches } = await open();
    const id = matches.create('bazaar', { players: 2, unlisted: false });
    const name = `"><script>alert('$&')</script><!--/card-->`;
    matches.join(id, 'bazaar', name, undefined, undefined);
    const page = await preview(`${url}/match/${id}`);
    expect(page.of('og:description')).toBe(`${name} sits at this table, 1 seat is free. Open the link to take one.`);
    const scripts = page.text.match(/<script(?! type="application\/json")/g);
    expect(scripts).toEqual(read('client/index.html').match(/<script/g));
  });

  test('to a table brings what it would ask for first', async () => {
    const { url, matches } = await open();
    const id = matches.create('bazaar', { players: 2, unlisted: false });
    matches.join(id, 'bazaar', '</script>$&', undefined, undefined);
    const [, sent = ''] = /id="sent-match">(.*?)<\/script>/.exec((await preview(`${url}/match/${id}`)).text) ?? [];
    const asked = (await (await fetch(`${url}/api/matches/${id}`)).json()) as MatchSummary;
    // Whoever sits there is away, for longer each time one asks.
    const sameAt = (now: number) => ({
      ...asked,
      seats: asked.seats.map((seat) => ({ ...seat, ...(seat.awayFor && { awayFor: now }) })),
    });
    const brought = JSON.parse(sent) as MatchSummary;
    expect(brought).toEqual(sameAt(brought.seats[0]!.awayFor!));
    expect((await preview(`${url}/match/none`)).text).not.toContain('sent-match');
  });
});

describe('what a page is made of', () => {
  test('is named in the head of tables, of the game they are of, and of no page that isn’t there', async () => {
    const folder = clientFolder();
    mkdirSync(join(folder, '.vite'));
    const manifest = {
      'index.html': { file: 'assets/index.js', imports: ['_first.js'] },
      '_first.js': { file: 'assets/first.js', name: 'first' },
      '_local.js': { file: 'assets/local.js', name: 'local', imports: ['_first.js'], css: ['assets/local.css'] },
      '_bazaar.js': { file: 'assets/bazaar.js', name: 'bazaar', imports: ['_local.js'] },
    };
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    const { url } = await serve({}, { clientDir: folder, pageWords });
    const ahead = async (path: string) => {
      const { text } = await preview(url + path);
      const [head = ''] = text.split('</head>');
      return [...head.matchAll(/<link rel="(?:modulepreload|stylesheet)" crossorigin href="([^"]*)" \/>/g)].map(
        ([, file]) => file,
      );
    };
    const local = ['/assets/local.js', '/assets/first.js'];
    expect(await ahead('/local/bazaar/one')).toEqual([local[0], '/assets/bazaar.js', local[1], '/assets/local.css']);
    expect(await ahead('/local/bazaar')).toEqual([...local, '/assets/local.css']);
    expect(await ahead('/')).toEqual([]);
    expect(await ahead('/local/chess/one')).toEqual([]);
  });
});

describe('addresses', () => {
  test('that are no page, no game or no table are answered with the page and 404', async () => {
    const { url } = await open();
    const lost = ['/lobby', '/play/chess', '/rules/../x', '/match/none', '/match/', '/match/a/b', '/%', '/__proto__'];
    for (const path of lost) {
      const page = await preview(url + path);
      expect(page.status, path).toBe(404);
      expect(page.text, path).toContain('<div id="root">');
      expect(page.of('robots'), path).toBe('noindex');
    }
    const script = await fetch(`${url}/assets/gone.js`, { headers: { accept: '*/*' } });
    expect(script.status).toBe(404);
    expect(await script.text()).not.toContain('<html');
  });

  test('take no other method, and give no half files', async () => {
    const { url } = await open();
    for (const path of ['/', '/match/none', '/favicon.svg']) {
      const answer = await fetch(url + path, { method: 'PUT' });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get('allow'), path).toBe('GET, HEAD');
    }
    const part = await fetch(`${url}/preview/agora.jpg`, { headers: { range: 'bytes=5-2' } });
    expect(await part.text()).toBe('a picture');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  test('of the app and of the server are the same', () => {
    expect(read('client/app/App.tsx')).not.toMatch(/path="/);
    for (const [name, path] of Object.entries(PATHS)) expect(pageWords.at(path)?.name).toBe(name);
  });
});

describe('the address a page gives as its own', () => {
  const alone = { trustProxy: false, origins: [] };
  const asked = (headers: Record<string, string>, trust = alone as Pick<Config, 'trustProxy' | 'origins'>) =>
    originOf({ headers } as never, trust);

  test.each(['play.example.org', 'localhost:8000', '10.0.0.7:8000', '[::1]:8000'])(
    'is where it was asked: %s',
    (host) => expect(asked({ host })).toBe(`http://${host}`),
  );

  test.each(['', 'a b', 'a"><script>', 'user@host', 'host/path', 'host:port', '-x', 'evil.org#'])(
    'is none where a request names no host: %j',
    (host) => expect(asked({ host })).toBeUndefined(),
  );

  test('is the public one where that was named, whatever a request says, and foreign pages are told from it', async () => {
    const { publicUrl, origins } = readConfig({ PUBLIC_URL: 'https://play.example.org' });
    const { url, matches } = await open({ trustProxy: true, origins, ...(publicUrl && { publicUrl }) });
    const id = matches.create('bazaar', { players: 2, unlisted: true });
    for (const path of ['/', '/play/bazaar', `/match/${id}`]) {
      const page = await preview(url + path, {
        'x-forwarded-host': 'evil.example.org',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example.org',
      });
      expect(page.of('og:url')).toBe(`https://play.example.org${path}`);
      expect(page.of('og:image')).toMatch(/^https:\/\/play\.example\.org\//);
      expect(page.text).not.toContain('evil');
    }
    const create = (origin: string, host: string) =>
      fetch(`${url}/games/bazaar/create`, {
        method: 'POST',
        headers: { origin, 'x-forwarded-host': host },
        body: '{"numPlayers":2}',
      });
    expect((await create('https://evil.example.org', 'evil.example.org')).status).toBe(403);
    expect((await create('https://play.example.org', 'evil.example.org')).status).toBe(200);
  });

  test('is the public one where that was asked, and what a trusted proxy forwards', () => {
    const trust = { trustProxy: true, origins: ['https://play.example.org'] };
    expect(asked({ host: 'play.example.org' }, { ...trust, trustProxy: false })).toBe('https://play.example.org');
    expect(asked({ host: 'localhost', 'x-forwarded-host': 'play.example.org' }, trust)).toBe(
      'https://play.example.org',
    );
    const further = { host: 'localhost', 'x-forwarded-host': 'other.example.org', 'x-forwarded-proto': 'https' };
    expect(asked(further, trust)).toBe('https://other.example.org');
    expect(asked(further)).toBe('http://localhost');
  });
});
