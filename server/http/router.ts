/** The calls of the contract, added to boardgame.io's router before its own routes. */
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import type { Server } from '#bgio/server';
import type { Call } from '../contract/call.ts';
import { type Asked, type CallAt, type CallName, calls, callsWhere, type Gives } from '../contract/contract.ts';
import type { Commands } from '../match/commands/commands.ts';
import type { AskedIn, Asker, Hashed, Secret } from '../match/commands/registry.ts';
import { hashOf, issueCredentials } from '../match/seats/credentials.ts';
import type { Metrics } from '../metrics.ts';
import { Refused, notFound } from '../refused.ts';
import type { Answers } from '../storage/answers.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { addressOf, type Trust } from './address.ts';
import type { AddressQueue } from './address-queue.ts';
import type { AddressAllowance } from './allowance.ts';
import { readBody, shaped } from './body.ts';
import { onceKey, onceOf } from './once.ts';

type Router = ReturnType<typeof Server>['router'];
type Parameters = Readonly<Record<string, string>>;

/** What the node that was asked answers; undefined if it has answered by itself. */
type Answer<Name extends CallName> = (
  asked: Hashed<Asked<Name>>,
  asker: Asker & Here,
) => Given<Name> | Promise<Given<Name>>;

/** Of what gives nothing nothing need be told. */
type Given<Name extends CallName> = keyof Gives<Name> extends never ? Gives<Name> | void : Gives<Name>;

/** What is known of who asks at the node that was asked. */
export interface Here {
  readonly ctx: Context;
  /** What stands in `Authorization: Bearer …`. */
  readonly bearer: string | undefined;
}

export type AnswersHere = { readonly [Name in CallAt<'here'>]: Answer<Name> };

/** Types the answers of one part. */
export const answers = <Name extends CallAt<'here'>>(each: Pick<AnswersHere, Name>): Pick<AnswersHere, Name> => each;

/** A check before a route of boardgame.io's own. */
export interface Guard {
  readonly path: string;
  readonly weight: number;
  /** Throws a Refused if the request must not be answered. */
  readonly demand: (parameters: Parameters) => unknown;
}

/**
 * From this weight on, only one answer is made in each turn of the event loop, so that moves are handled between them.
 */
const DEAR_FROM = 5;

/** What every call needs in order to charge the client and to answer. */
interface Toll {
  readonly asked: AddressAllowance;
  readonly trust: Trust;
  readonly metrics: Pick<Metrics, 'weighed'>;
  /** The queue for expensive answers. */
  readonly queue: Pick<AddressQueue, 'next'>;
  /** Runs an answer, and waits until everything it has written is stored. */
  readonly store: Pick<MatchStore, 'whole'>;
  readonly commands: Pick<Commands, 'do'>;
  /** What was answered to requests that may come again. */
  readonly answers: Pick<Answers, 'once' | 'keep'>;
  /** Loads a match without blocking other work. */
  readonly ready: (id: string) => Promise<void>;
  /** Whether the site signs people in. */
  readonly signsIn: boolean;
  /** What is told of a match after a command. */
  readonly shows: Readonly<Record<NonNullable<Call['shows']>, (id: string) => unknown>>;
}

/** Charges the address for an answer. Expensive answers wait in the queue. */
function charging({
  asked,
  trust,
  queue,
  metrics,
}: Toll): (ctx: Context, path: string, weight: number) => Promise<void> {
  return async (ctx, path, weight) => {
    const address = addressOf(ctx.req, trust);
    metrics.weighed(path, weight);
    await asked.spend(address, weight);
    if (weight >= DEAR_FROM) await queue.next(address);
  };
}

/** Adds all calls, and lets boardgame.io answer others only after `demand` has thrown nothing. */
export function carry(router: Router, toll: Toll, guards: readonly Guard[], handlers: AnswersHere): void {
  const charge = charging(toll);
  const readied = async ({ id }: Parameters) => (id === undefined ? undefined : toll.ready(id));
  for (const { path, weight, demand } of guards)
    router.get(path, async (ctx, next) => {
      await charge(ctx, path, weight);
      await readied(ctx.params);
      demand(ctx.params);
      return next();
    });
  for (const name of callsWhere(toll.signsIn)) {
    const [method = '', path = ''] = name.split(' ');
    const call = calls[name];
    const carried = { path, call, schema: v.object(call.asks) };
    const answer =
      call.at === 'owner'
        ? atOwner(toll, name as CallAt<'owner'>, carried)
        : atOnce(toll, handlers[name as CallAt<'here'>] as Handle, carried);
    router.register(path, [method], async (ctx: Context & { params: Parameters }) => {
      await charge(ctx, path, call.weight);
      const body = await answer(ctx, ctx.params);
      if (body !== undefined) ctx.body = body;
    });
  }
}

type Handle = (asked: object, asker: Asker & Here) => unknown;

interface Carried {
  readonly path: string;
  readonly call: Call;
  readonly schema: v.ObjectSchema<v.ObjectEntries, undefined>;
}

/** Checks what is asked, and adds what the path names. Throws a Refused that says what is wrong. */
async function read({ req, method, query }: Context, { call: { room }, schema }: Carried, parameters: Parameters) {
  const asked = method === 'GET' ? shaped({ ...query }, schema) : await readBody(req, schema, room);
  return { ...hashed(asked), ...parameters };
}

/** How each secret field is hashed: from here on it opens nothing. The token of a link names its seat as well. */
const SECRETS: Readonly<Record<Secret, (text: string) => string>> = {
  credentials: hashOf,
  before: hashOf,
  token: (text) => text.replace(/^([^.]*\.)(.*)$/s, (_, seat: string, secret: string) => seat + hashOf(secret)),
};

/** What is asked with hashes in the place of secrets. */
export function hashed(asked: object): object {
  const hash = ([field, value]: [string, unknown]) =>
    [field, field in SECRETS && typeof value === 'string' ? SECRETS[field as Secret](value) : value] as const;
  return Object.fromEntries(Object.entries(asked).map(hash));
}

/** An answer with another text in the place of each such text. */
export const changed = (answer: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(answer ?? {}).replaceAll(from, to)) as unknown;

/** Answers on the node that was asked. */
function atOnce({ store, answers, ready, trust }: Toll, handle: Handle, carried: Carried) {
  const { path, call } = carried;
  return async (ctx: Context, parameters: Parameters): Promise<unknown> => {
    const isChange = ctx.method !== 'GET' && call.again === undefined;
    const once = isChange ? await onceOf(ctx.req, path, parameters) : undefined;
    const key = onceKey(ctx.req);
    const issued = issueCredentials(key);
    const answering = async () => {
      const { id } = parameters;
      const asked = await read(ctx, carried, parameters);
      if (id !== undefined) await ready(id);
      const bearer = /^Bearer (\S{1,200})$/.exec(ctx.get('Authorization'))?.[1];
      const given = await handle(asked, { address: addressOf(ctx.req, trust), issued, ctx, once, bearer });
      return given ?? (call.gives.type === 'void' ? undefined : {});
    };
    if (once === undefined) return store.whole(answering);
    // Nothing that opens a seat is stored.
    const hidden = async () => changed(await answering(), issued.credentials, issued.kept);
    const given = await answers.once(once, async () => {
      const told = await store.whole(hidden, { once });
      await answers.keep(once, told);
      return told;
    });
    return changed(given, issued.kept, issued.credentials);
  };
}

/** Lets the node that owns the match do what is asked. */
function atOwner({ commands, ready, trust, shows }: Toll, name: CallAt<'owner'>, carried: Carried) {
  const { path, call } = carried;
  return async (ctx: Context, parameters: Parameters): Promise<unknown> => {
    const { id = '' } = parameters;
    const { req } = ctx;
    const once = await onceOf(req, path, parameters);
    const asked = (await read(ctx, carried, parameters)) as AskedIn<typeof name>;
    const issued = issueCredentials(onceKey(req));
    const given = await commands.do(name, id, asked, { address: addressOf(req, trust), issued, once });
    if (call.shows === undefined) return changed(given, issued.kept, issued.credentials);
    await ready(id);
    return shows[call.shows](id);
  };
}

/** Whether an address belongs to the API and not to a page. */
export const isRouted = (path: string): boolean => /^\/(?:api|games)(?:\/|$)/.test(path);

/** A middleware for everything that isn't a route: boardgame.io's router comes last. */
export function apart(middleware: Middleware): Middleware {
  return (ctx, next) => (isRouted(ctx.path) ? next() : middleware(ctx, next));
}

/** Refuses requests that no route has answered. */
export function unanswered(): Middleware {
  return async (ctx, next) => {
    await next();
    if (!isRouted(ctx.path) || ctx.respond === false) return;
    if (ctx.status === 405 || ctx.status === 501) throw new Refused({ code: 'wrongMethod' });
    if (ctx.status === 404) throw notFound('page');
  };
}
