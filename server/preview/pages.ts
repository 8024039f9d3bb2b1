/** Serves the client's page for each address, with the right status and with what a link to it shows. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import type { Shelved } from '../../games/index.ts';
import { baseOf, spokenAt } from '../../games/kit/checked-site.ts';
import { type Site, hasPage, nameOf } from '../../games/kit/site.ts';
import { type Trust, addressOf, originOf } from '../http/address.ts';
import type { Bans } from '../http/bans.ts';
import type { InvitedIn, Page, PageWords, Subject } from '../contract/pages.ts';
import type { MatchSummary } from '../contract/tables.ts';
import { sendSmall } from '../http/compress.ts';
import { readPreload } from './preload.ts';
import { ROOT, html } from './tags.ts';

export interface PageParts {
  /** The folder of the built client. */
  readonly folder: string;
  readonly words: PageWords;
  readonly site: Site;
  readonly games: ReadonlyMap<string, Pick<Shelved, 'meta'>>;
  /** A match as anybody with its link may see it; undefined if there is none. Rejects if that can't be found out. */
  readonly match: (id: string) => Promise<MatchSummary | undefined>;
  readonly bans: Pick<Bans, 'has'>;
  /** The settings for which addresses to trust. */
  readonly config: Trust;
}

const READING = new Set(['GET', 'HEAD']);

/** Answers requests for pages. Files are left to the next middleware; if that finds nothing, the page says so. */
export function pages(parts: PageParts): Middleware {
  const template = readFileSync(join(parts.folder, 'index.html'), 'utf8');
  const front = writtenPages(parts.folder, template);
  const { site, words } = parts;
  const languages = spokenAt(site, words.languages);
  const below = baseOf(site);
  const preload = readPreload(parts.folder, below);
  const send = async (ctx: Context, page: Page | undefined) => {
    const subject = await subjectOf(parts, page, ctx);
    const invited = invitedIn(ctx, languages);
    const language = languageOf(ctx, languages, invited);
    const name = nameOf(site, language);
    const base = originOf(ctx.req, parts.config);
    const card = words.say(subject, language, name);
    ctx.status = subject.missing === undefined ? 200 : 404;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Language');
    const body = html((page?.name === FRONT ? front.get(language) : undefined) ?? template, card, {
      site: name,
      language,
      hidden: subject.match !== undefined || subject.missing !== undefined,
      preload: preload(words.needs(subject)),
      ...(subject.match && { match: subject.match }),
      ...(base === undefined
        ? {}
        : {
            url: base + below + ctx.path.slice(1) + invited.query,
            picture: base + below + pictureOf(parts.folder, subject),
          }),
    });
    await sendSmall(ctx, body);
  };
  return async (ctx, next) => {
    const path = decoded(ctx.path);
    const page = READING.has(ctx.method) && hasPage(site, path) ? words.at(path) : undefined;
    if (page !== undefined) return send(ctx, page);
    await next();
    // A script that is gone must not be answered with a page.
    return ctx.status === 404 && ctx.get('Accept').includes('text/html') ? send(ctx, undefined) : undefined;
  };
}

/** The query parameter with the language of the person who sent the link. */
const INVITED_IN: InvitedIn = 'lang';

/** The name of the page that is rendered at build time. */
const FRONT = 'home';

/** The front page in each language, as the build has rendered it; empty if it hasn't. */
function writtenPages(folder: string, template: string): ReadonlyMap<string, string> {
  const written = join(folder, 'front');
  const files = existsSync(written) ? readdirSync(written).filter((file) => file.endsWith('.html')) : [];
  return new Map(
    files.map((file) => {
      const page = readFileSync(join(written, file), 'utf8');
      return [file.slice(0, -'.html'.length), template.replace(ROOT, () => ROOT + page)];
    }),
  );
}

async function subjectOf(parts: PageParts, page: Page | undefined, ctx: Context): Promise<Subject> {
  if (page === undefined) return { page: '', missing: 'page' };
  const summary = page.match === undefined ? undefined : await toldOf(parts, page.match, ctx);
  if (summary === 'untold') return { page: page.name };
  if (page.match !== undefined && summary === undefined) return { page: page.name, missing: 'match' };
  const id = page.game ?? summary?.game;
  if (id === undefined) return { page: page.name };
  const shelved = parts.games.get(id);
  if (shelved === undefined) return { page: page.name, missing: 'game' };
  return { page: page.name, game: { id, names: shelved.meta.names }, ...(summary && { match: summary }) };
}

/**
 * The part of a match that a page shows at once: nothing for banned clients, and nothing while the match can't be read.
 * The page will then ask, and say why.
 */
async function toldOf({ match, bans, config }: PageParts, id: string, ctx: Context) {
  if (bans.has(addressOf(ctx.req, config))) return 'untold';
  try {
    return await match(id);
  } catch {
    return 'untold';
  }
}

/** The game's picture if it has one, otherwise the site's. */
function pictureOf(folder: string, { game }: Subject): string {
  const own = `preview/${game?.id}.jpg`;
  return game !== undefined && existsSync(join(folder, own)) ? own : 'preview/agora.jpg';
}

interface Invited {
  /** The language of the person who sent the link; absent if it isn't one of ours. */
  readonly language?: string;
  /** That query again, for the page's own address: programs may fetch the page a second time by it. */
  readonly query: string;
}

function invitedIn(ctx: Context, languages: readonly string[]): Invited {
  const language = languages.find((spoken) => spoken === ctx.query[INVITED_IN]);
  return language === undefined ? { query: '' } : { language, query: `?${INVITED_IN}=${language}` };
}

/**
 * The first of the reader's languages that we have. For programs that name none, like messengers, it is the sender's.
 */
function languageOf(ctx: Context, languages: readonly string[], { language }: Invited): string {
  const wanted = ctx.acceptsLanguages().filter((tag) => tag !== '*');
  const spoken = wanted.flatMap((tag) => languages.find((each) => tag.toLowerCase().split('-')[0] === each) ?? []);
  const otherwise = wanted.length === 0 ? language : undefined;
  return spoken[0] ?? otherwise ?? languages[0] ?? 'en';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
