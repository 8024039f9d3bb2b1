/** Puts Agora's server together: one port for the client's files, the lobby and the sockets. */
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Shelved } from '../games/index.ts';
import type { Seat } from '../games/kit/rules.ts';
import { Bots } from './bots/bots.ts';
import { BotMemories } from './bots/memories.ts';
import type { BotPool } from './bots/pool.ts';
import { type Clock, wallClock } from './clock.ts';
import type { Config } from './config.ts';
import { takeDailies } from './daily/index.ts';
import { Bans } from './http/bans.ts';
import { health } from './http/health.ts';
import { askLimit, asking, bannedOut, errorsAsJson, ownPages, securityHeaders, writeLimit } from './http/policy.ts';
import { requestLog } from './http/request-log.ts';
import { apart, carry, unanswered } from './http/router.ts';
import { clientFiles, demandPages, isBuilt } from './http/static.ts';
import { Turns } from './http/turns.ts';
import { wholeAddresses } from './http/whole-addresses.ts';
import { type ListWish, listMatches } from './lobby/list.ts';
import { ListFeed } from './lobby/list-feed.ts';
import { apiRoutes } from './lobby/routes.ts';
import { seatRoutes } from './lobby/seat-routes.ts';
import { playRoutes } from './lobby/play-routes.ts';
import { stockGuards, stockRoutes } from './lobby/stock-routes.ts';
import { stockServer } from './lobby/stock-server.ts';
import { TableLimits } from './lobby/table-limits.ts';
import { gauge } from './gauges.ts';
import { watchJumps } from './jumps.ts';
import { openStore } from './own-store.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Attendance } from './match/people/attendance.ts';
import { EventBus } from './match/event-bus.ts';
import { Catalogue } from './match/catalogue.ts';
import { Claims } from './match/seats/claims.ts';
import { Dealer } from './match/deal/dealer.ts';
import { Desk } from './match/deeds/desk.ts';
import { Devices } from './match/seats/devices.ts';
import { loadGames } from './match/games.ts';
import { Histories } from './match/history.ts';
import { Hosting } from './match/seats/hosting.ts';
import { Matches } from './match/matches.ts';
import { Origins } from './match/origins.ts';
import { Pasts } from './match/past.ts';
import { QuickMatch } from './match/seats/quick-match.ts';
import { Rematches } from './match/seats/rematch.ts';
import { summarise } from './match/summary.ts';
import { takeDown } from './match/people/speech.ts';
import { Timers } from './match/time/timers.ts';
import { followUndone } from './match/deeds/undone.ts';
import { freshId } from './match/seats/credentials.ts';
import { type Beat, BEAT } from './nodes/leases.ts';
import { type Nodes, SeveralNodes } from './nodes/nodes.ts';
import { single } from './nodes/single.ts';
import { demandLine } from './nodes/ways.ts';
import { pages } from './preview/pages.ts';
import type { PageWords } from './wire-pages.ts';
import { Calls } from './push/calls.ts';
import { pushKeys, sharedKeys } from './push/keys.ts';
import { post } from './push/post.ts';
import { CallQueue } from './push/queue.ts';
import { callRoutes } from './push/routes.ts';
import { welcomePeople } from './people/index.ts';
import { Answers } from './storage/answered.ts';
import { bansIn } from './storage/bans.ts';
import { collectGarbage } from './storage/collect.ts';
import { MatchStore } from './storage/match-store.ts';
import { Rooms } from './transport/rooms.ts';
import { Transport } from './transport/transport.ts';

export interface Agora {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly log: Logger;
  /** Starts to listen. Rejects if the port isn't available. */
  listen(): Promise<AddressInfo>;
  /**
   * Stops listening, answers what is asked within `grace` milliseconds on open connections, tells all clients, and
   * closes the database.
   */
  close(grace?: number): Promise<void>;
}

export interface Furnishing {
  /** The games by id, in the order in which they are shown. */
  readonly games: ReadonlyMap<string, Shelved>;
  /** The folder of the built client; without it only the lobby and the sockets are served. */
  readonly clientDir?: string;
  /** The client's pages; without it every address that isn't a file gets the client's page. */
  readonly pageWords?: PageWords;
  /** Where bots think. */
  readonly pool: BotPool;
  /** For tests: allows push services on this computer, without https. */
  readonly near?: boolean;
  readonly log?: Logger;
  readonly metrics?: Metrics;
  /** The clock of all parts; the computer's own if absent. */
  readonly clock?: Clock;
  /** How often servers on one database tell each other that they are alive. */
  readonly beat?: Beat;
}

/** About how many milliseconds a restart takes. With several servers, clients go to another one instead. */
const RESTART = 2000;

/** Creates a server that is ready to listen. Opens the database; throws if that fails. */
export async function createAgora(config: Config, furnishing: Furnishing): Promise<Agora> {
  const log = furnishing.log ?? createLog(config.logLevel);
  const games = await loadGames(furnishing.games);
  const clock = furnishing.clock ?? wallClock;
  const metrics = furnishing.metrics ?? new Metrics();
  const pool = metrics.ofPool(furnishing.pool);
  const node = freshId();
  const opened = await openStore(config, { node, clock, games, log, metrics });
  const { store, banned, ask } = opened;
  const ranges = banned.map(({ range }) => range);
  const rangesNow = async () => (await bansIn(nodes.ask(ask))).map(({ range }) => range);
  const bans = new Bans(ranges, rangesNow, clock, log);
  const bus = new EventBus(log, (id, settled) => store.whenSettled(id, settled));
  const rooms = new Rooms((id) => nodes.look(id));
  const followers = rooms.followers.bind(rooms);
  const { databaseUrl: url, natsUrl } = config;
  const { beat = BEAT, clientDir, pageWords, near = false } = furnishing;
  const nodes: Nodes =
    url === undefined ? single : new SeveralNodes({ url, natsUrl, node, store, bus, log, beat, followers });
  const owns = nodes.owns.bind(nodes);
  const timers = new Timers({
    clock,
    bus,
    log,
    owns,
    silence: () => nodes.silence,
    whenSettled: store.whenSettled.bind(store),
    // Only writing finds a full disk; while all is well, reading is enough and cheaper.
    probe: (hasFailed) => store.probe(hasFailed),
    isAtHand: store.isAtHand.bind(store),
    ready: store.ready.bind(store),
  });
  followUndone({ store, timers, bus, owns });
  const desk = new Desk(store, games, bus, log, metrics, nodes);
  const presence = (id: string, seat: Seat) => rooms.isPresent(id, seat) || nodes.isPresent(id, seat);
  const attendance = new Attendance({
    store,
    games,
    bus,
    clock,
    timers,
    presence,
    isElsewhere: (id, seat) => !rooms.isPresent(id, seat) && nodes.isPresent(id, seat),
    isCutOff: (id, seat) => !rooms.isPresent(id, seat) && nodes.isCutOff(id, seat),
    patience: config.awayPatience,
    owns,
    undo: desk.undoAgreed.bind(desk),
  });
  const attending = nodes.attending(attendance);
  await nodes.start();
  const looked = await store.stored.lookThrough();
  const matches = new Matches(store, games, bus, clock.now);
  const rematches = new Rematches({ store, games, matches, bus, nodes, clock, timers, owns });
  const claims = new Claims({ store, matches, bus, attending, clock, timers, nodes });
  const { stored } = store;
  const endSpeech = takeDown(store, bus, log);
  const histories = new Histories(stored, games, bus);
  const isThere = (id: string, seat: Seat, key: string) => rooms.isHeld(id, seat, key) || nodes.isHeld(id, seat, key);
  const dealer = new Dealer({ store, matches, bus, timers, isThere, presence, owns });
  const origins = new Origins(stored, bus);
  const catalogue = new Catalogue({
    store: stored,
    bus,
    attending,
    clock,
    origins,
    perAddress: config.tablesPerAddress,
  });
  nodes.missed(catalogue);
  const listing = { catalogue, store: stored, attending, now: clock.now, described: store.described.bind(store) };
  const list = (wish: ListWish) => listMatches(listing, wish);
  const feed = new ListFeed((game) => list({ ...(game === undefined ? {} : { game }), from: 0 }), config, catalogue);
  const memories = new BotMemories({ store: stored, games, histories, bus, ahead: store.ahead.bind(store) });
  const bots = new Bots(
    {
      store: stored,
      games,
      desk,
      bus,
      attendance,
      clock,
      timers,
      log,
      pool,
      memories,
      origins,
      owns,
      ready: store.ready.bind(store),
    },
    config,
  );

  const backAfter = () => (nodes.alone ? RESTART : 0);
  const turns = new Turns({ ofOne: config.waitingPerAddress, ofAll: config.waitingInAll });
  const transport = new Transport(
    {
      store,
      stored,
      games,
      desk,
      histories,
      bus,
      attendance: attending,
      rematches,
      rooms,
      log,
      bans,
      metrics,
      nodes,
      backAfter,
      turns,
      returns: claims.returns.bind(claims),
    },
    config,
  );
  const { app, router, run } = stockServer({
    store,
    games,
    attending,
    origins: config.origins,
    transport,
  });
  const parts = {
    store,
    matches,
    rematches,
    attending,
    trust: config,
    limits: new TableLimits(catalogue, config, nodes.limit.bind(nodes)),
    quick: new QuickMatch({ store, games, matches, catalogue, attending, nodes, origins }),
    origins,
    feed,
    list,
    histories,
    pasts: new Pasts(stored, games),
    hosting: new Hosting(store, matches, attending),
    devices: new Devices({ store, matches, clock }),
    claims,
    games,
  };
  // Koa would print a dozen lines on the console for every connection that breaks off.
  app.on('error', (error: Error) => log.debug({ error }, 'a connection failed'));
  app.use(requestLog(log, metrics));
  app.use(errorsAsJson(log, metrics));
  app.use(wholeAddresses());
  const probes = [() => store.probe(true), () => demandLine(nodes), () => demandPages(clientDir)];
  app.use(health({ clock, probes, metrics, token: config.metricsToken }));
  app.use(securityHeaders());
  app.use(unanswered());
  const answers = new Answers(nodes.ask(ask), clock.now);
  const toll = {
    answers,
    asked: asking(config.asksPerAddress),
    trust: config,
    metrics,
    turns,
    store,
    nodes,
    ready: async (id: string) => {
      await nodes.read(id);
      await store.ready(id);
    },
  };
  app.use(askLimit(toll));
  router.use(bannedOut(bans, config), ownPages(config), writeLimit(config));
  const keep = (own: string) => nodes.keep('push', own);
  const keys = url === undefined ? pushKeys(config.dataDir) : await sharedKeys(config.dataDir, keep);
  const posting = { keys, contact: config.pushContact, near };
  const calling = new CallQueue();
  const calls = new Calls({
    store,
    games,
    bus,
    presence,
    timers,
    post: metrics.ofPost((...call) => calling.run(() => post(...call, posting))),
    log,
    owns,
  });
  const people = welcomePeople({ nodes, own: ask, store, matches, claims, clock, trust: config });
  const dailies = takeDailies({ nodes, own: ask, games, clock, trust: config });
  carry(router, toll, stockGuards(matches), [
    ...stockRoutes(parts),
    ...apiRoutes(parts),
    ...seatRoutes({ matches, attendance, dealer }),
    ...playRoutes(parts),
    ...people.routes,
    ...dailies.routes,
    ...callRoutes({ store, matches, publicKey: keys.publicKey, services: config.pushServices, near }),
  ]);
  if (clientDir !== undefined) {
    if (!isBuilt(clientDir)) log.error({ clientDir }, 'there are no pages: every page is answered with 404');
    const match = async (id: string) => {
      await toll.ready(id);
      const metadata = stored.metadata(id);
      return metadata && summarise(id, metadata, attending, stored.isWorn(id));
    };
    if (pageWords !== undefined && isBuilt(clientDir))
      app.use(apart(pages({ folder: clientDir, words: pageWords, games: furnishing.games, match, bans, config })));
    app.use(apart(clientFiles(clientDir, pageWords === undefined)));
  }

  gauge(metrics, {
    transport,
    catalogue,
    store,
    turns,
    calling,
    ask: nodes.ask(ask),
    nodes,
    waitingReads: opened.waitingReads,
    ...(url === undefined ? {} : { node }),
  });
  const jumps = watchJumps(clock, ({ from, to, by }) => {
    log.warn({ by }, 'the clock was put right');
    // If other servers write by their own clocks, most of the times written meanwhile are right.
    if (nodes.alone)
      store.upkeep.redate(from, to, by).catch((error: unknown) => log.warn({ error }, 'times could not be put right'));
    attendance.clockPutRight();
  });
  const isInUse = (id: string) => rooms.watchers(id).length > 0 || nodes.isWatched(id);
  const isOurs = () => nodes.keepsHouse;
  const others = () => Promise.all([people.collect(), dailies.collect(), answers.collect()]);
  const garbage = collectGarbage({ store, bus, log, clock, isInUse, isOurs, jumps, others, metrics }, config);

  return {
    matches,
    store,
    log,
    async listen() {
      await Promise.race([run(config.port), transport.failed]);
      await attendance.start();
      await bots.start();
      // What it corrects must be stored before anybody hears that it is there.
      await store.settle();
      looked();
      return transport.address;
    },
    async close(grace = 0) {
      feed.close();
      // Whoever has asked for something gets it whole.
      await transport.drain(grace);
      jumps.stop();
      garbage.stop();
      endSpeech();
      for (const part of [bans, attendance, calls, rematches, dealer, timers, catalogue, origins]) part.close();
      await bots.close();
      await transport.close();
      await store.settle();
      await nodes.close();
      await store.close();
    },
  };
}
