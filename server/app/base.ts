/** What all parts of the server stand on: the games, the store, the line to other nodes, the clock and its timers. */
import { wallClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { Bans } from '../http/bans.ts';
import { createLog } from '../log.ts';
import { followUndone } from '../match/commands/undone.ts';
import { EventBus } from '../match/event-bus.ts';
import { loadGames } from '../match/games.ts';
import { freshId } from '../match/seats/credentials.ts';
import { Timers } from '../match/time/timers.ts';
import { Metrics } from '../metrics.ts';
import { BEAT } from '../nodes/leases.ts';
import { type Nodes, SeveralNodes } from '../nodes/nodes.ts';
import { single } from '../nodes/single.ts';
import { openStore } from './own-store.ts';
import { bansIn } from '../storage/bans.ts';
import { Rooms } from '../transport/rooms.ts';
import type { Furnished } from './furnishing.ts';

export type Base = Awaited<ReturnType<typeof openBase>>;

/** Opens the database. Rejects if that fails. */
export async function openBase(config: Config, furnishing: Furnished) {
  const { log = createLog(config.logLevel), clock = wallClock, metrics = new Metrics(), beat = BEAT } = furnishing;
  const games = await loadGames(furnishing.games);
  for (const [id, { stock }] of games)
    if (stock !== undefined && stock.name !== id)
      log.warn({ game: id, name: stock.name }, 'boardgame.io’s own clients look for a game under its name');
  const node = freshId();
  const { store, banned, ask, waitingReads } = await openStore(config, {
    node,
    clock,
    games,
    log,
    metrics,
    open: furnishing.openStore,
  });
  const bus = new EventBus(log, store.whenSettled.bind(store), store.ready.bind(store));
  const rooms = new Rooms((id) => nodes.elsewhere.look(id));
  const { databaseUrl: url, natsUrl } = config;
  const followers = rooms.followers.bind(rooms);
  const nodes: Nodes =
    url === undefined ? single : new SeveralNodes({ url, natsUrl, node, store, ask, bus, log, beat, followers });
  const owns = nodes.owns.bind(nodes);
  const rangesOf = (bans: Awaited<ReturnType<typeof bansIn>>) => bans.map(({ range }) => range);
  const bans = new Bans(rangesOf(banned), async () => rangesOf(await bansIn(ask)), clock, log);
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
  return {
    games,
    log,
    clock,
    metrics,
    node,
    store,
    stored: store.stored,
    ask,
    waitingReads,
    bus,
    rooms,
    nodes,
    owns,
    bans,
    timers,
  };
}
