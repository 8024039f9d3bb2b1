/** One port for sockets, the lobby, the API and the client's pages. */
import { baseOf } from '../../games/kit/checked-site.ts';
import { HOUSE, type Site, nameOf } from '../../games/kit/site.ts';
import { gatherCircles } from '../circles/index.ts';
import type { Config } from '../config.ts';
import { takeDailies } from '../daily/index.ts';
import { gauge } from '../gauges.ts';
import { AddressQueue, DEAR } from '../http/address-queue.ts';
import { health } from '../http/health.ts';
import { askLimit, asking, bannedOut, errorsAsJson, ownPages, securityHeaders, writeLimit } from '../http/policy.ts';
import { requestLog } from '../http/request-log.ts';
import { documentAnswers } from '../http/openapi.ts';
import { apart, carry, unanswered } from '../http/router.ts';
import { clientFiles, demandPages, isBuilt } from '../http/static.ts';
import { wholeAddresses } from '../http/whole-addresses.ts';
import { lobbyAnswers } from '../lobby/answers.ts';
import { stockGuards } from '../lobby/stock-guards.ts';
import { stockServer } from '../lobby/stock-server.ts';
import { summarise } from '../match/summary.ts';
import { demandLine } from '../nodes/ways.ts';
import { welcomePeople } from '../people/index.ts';
import { pages } from '../preview/pages.ts';
import { reportAnswers } from '../moderation/answers.ts';
import { Mutes } from '../moderation/mutes.ts';
import { followDeeds } from '../moderation/news.ts';
import { Reports } from '../moderation/reports.ts';
import { ModerationStore } from '../moderation/store.ts';
import { Calls } from '../push/calls.ts';
import { pushKeys, sharedKeys } from '../push/keys.ts';
import type { Post } from '../push/calls.ts';
import { post } from '../push/post.ts';
import { CallQueue } from '../push/queue.ts';
import { sendJson } from '../push/send.ts';
import { GONE } from '../push/services.ts';
import { CallList } from '../push/call-list.ts';
import { Results } from '../results/results.ts';
import { ResultStore } from '../results/store.ts';
import { holdTournaments } from '../tournaments/index.ts';
import { Transport } from '../transport/transport.ts';
import type { Base } from './base.ts';
import { registryOf } from './commands.ts';
import type { Furnished } from './furnishing.ts';
import type { Play } from './play.ts';

/** About how many milliseconds a restart takes. With several servers, clients go to another one instead. */
const RESTART = 2000;

/** Whether the site signs people in. Throws a sentence where pages and server would not agree on that. */
function demandBoth({ signsIn = false }: Site, personOf: Furnished['personOf']): boolean {
  if (signsIn !== (personOf !== undefined))
    throw new Error(
      'A site that signs people in says `signsIn: true` to pages and server, and `personOf` to the server.',
    );
  return signsIn;
}

/** Makes everything ready to listen. */
export async function openWeb(base: Base, play: Play, config: Config, furnishing: Furnished) {
  const { games, log, clock, metrics, store, stored, ask, nodes, bans } = base;
  const { answers, attending, claims, commands, matches } = play;
  const { clientDir, pageWords, site = HOUSE, near = false, personOf } = furnishing;
  const signsIn = demandBoth(site, personOf);
  const name = nameOf(site, 'en');
  const most = { ofOne: config.waitingPerAddress, ofAll: config.waitingInAll };
  const queue = new AddressQueue({ ...DEAR, most });
  const backAfter = () => (nodes.alone ? RESTART : 0);
  const kept = new ResultStore(ask);
  const reported = new ModerationStore(ask);
  const mutes = new Mutes({ reported, results: kept, clock });
  const transport = new Transport(
    { ...base, ...play, attendance: attending, backAfter, queue, mutes, below: baseOf(site) },
    config,
  );
  const { app, router, run } = stockServer({ store, games, attending, origins: config.origins, transport });
  // Koa would print a dozen lines on the console for every connection that breaks off.
  app.on('error', (error: Error) => log.debug({ error }, 'a connection failed'));
  app.use(requestLog(log, metrics));
  app.use(errorsAsJson(log, metrics));
  app.use(wholeAddresses());
  const probes = [() => store.probe(true), () => demandLine(nodes), () => demandPages(clientDir)];
  app.use(health({ clock, probes, metrics, token: config.metricsToken }));
  app.use(securityHeaders());
  app.use(unanswered());
  const ready = async (id: string) => {
    await nodes.read(id);
    await store.ready(id);
  };
  const trust = config;
  const shows = {
    summary: (id: string) => summarise(id, matches.find(id), attending, store.isWorn(id)),
    pledges: (id: string) => play.dealer.pledges(id),
  };
  const asked = asking(config.asksPerAddress);
  const toll = { answers, asked, trust, metrics, queue, store, commands, ready, shows, signsIn };
  app.use(askLimit(toll));
  for (const own of furnishing.middleware ?? []) app.use(own);
  router.use(bannedOut(bans, config), ownPages(config), writeLimit(config));

  const keep = (own: string) => nodes.keep('push', own);
  const keys = config.databaseUrl === undefined ? pushKeys(config.dataDir) : await sharedKeys(config.dataDir, keep);
  const posting = { keys, contact: config.pushContact, near };
  const calling = new CallQueue();
  const called = metrics.ofPost(
    (...call: Parameters<Post>) => calling.run(() => post(...call, posting)),
    (status) => GONE.has(status),
  );
  const results = new Results({ ...play.ground, results: kept });
  const people = welcomePeople({
    ...play.ground,
    results,
    pages: kept,
    clock,
    nodes,
    ask,
    claims,
    trust,
    name,
    personOf,
  });
  const dailies = takeDailies({ nodes, ask, games, clock, who: people.who });
  const reports = new Reports({ ...play.ground, reported, results: kept });
  const deeds = await followDeeds({ ...base, reported });
  const { entrants } = play;
  const tournaments = holdTournaments({ ...play.ground, nodes, ask, clock, who: people.who, entrants });
  const callList = new CallList({ store, services: config.pushServices, near });
  const circles = gatherCircles({
    ...play.ground,
    attending: play.attending,
    ask,
    clock,
    limit: nodes.limit.bind(nodes),
    isOurs: () => nodes.keepsHouse,
    results: kept,
    who: people.who,
    trust,
    below: baseOf(site),
    post: called,
    tell: (address, json) => calling.run(() => sendJson(address, json, { near })),
    demandService: callList.demandService.bind(callList),
    near,
  });
  const calls = new Calls({ ...play.ground, post: called, tell: circles.turn });
  commands.serve(registryOf({ ...play, holdings: people.holdings, callList }));
  carry(router, toll, stockGuards(matches), {
    ...lobbyAnswers({ ...play, store, games }),
    ...people.answers,
    ...circles.answers,
    ...tournaments.answers,
    ...dailies.answers,
    ...reportAnswers(reports, nodes.limit.bind(nodes)),
    'GET /api/push': () => ({ key: keys.publicKey }),
    ...documentAnswers(name, signsIn),
  });
  if (clientDir !== undefined) {
    if (!isBuilt(clientDir)) log.error({ clientDir }, 'there are no pages: every page is answered with 404');
    const match = async (id: string) => {
      await ready(id);
      const metadata = stored.metadata(id);
      return metadata && summarise(id, metadata, attending, stored.isWorn(id));
    };
    if (pageWords !== undefined && isBuilt(clientDir))
      app.use(
        apart(pages({ folder: clientDir, words: pageWords, site, games: furnishing.games, match, bans, config })),
      );
    app.use(apart(clientFiles(clientDir, pageWords === undefined)));
  }
  const { waitingReads } = base;
  const { catalogue } = play;
  const named = config.databaseUrl === undefined ? {} : { node: base.node };
  gauge(metrics, { transport, catalogue, store, queue, calling, ask, nodes, waitingReads, ...named });
  return {
    transport,
    calls,
    circles,
    results,
    deeds,
    tournaments: tournaments.running,
    /** Listens. Rejects if the port isn't available. */
    listen: () => Promise.race([run(config.port), transport.failed]),
    /** Deletes what is old and belongs to no match. */
    collect: () =>
      Promise.all([people, results, circles, tournaments, dailies, reports, answers].map((part) => part.collect())),
  };
}
