/** Everything that is done at matches: moves, seats, clocks, votes, bots, and the lists of what is played. */
import type { Seat } from '../../games/kit/rules.ts';
import { Bots } from '../bots/bots.ts';
import { BotMemories } from '../bots/memories.ts';
import type { Config } from '../config.ts';
import { type ListAsked, listMatches } from '../lobby/list.ts';
import { ListFeed } from '../lobby/list-feed.ts';
import { TableLimits } from '../lobby/table-limits.ts';
import { Catalogue } from '../match/catalogue.ts';
import { Dealer } from '../match/deal/dealer.ts';
import { Actions } from '../match/commands/actions.ts';
import { Commands } from '../match/commands/commands.ts';
import type { Ground } from '../match/ground.ts';
import { Histories } from '../match/history.ts';
import { Matches } from '../match/matches.ts';
import { Origins } from '../match/origins.ts';
import { Pasts } from '../match/past.ts';
import { Attendance } from '../match/people/attendance.ts';
import { takeDown } from '../match/people/speech.ts';
import { Claims } from '../match/seats/claims.ts';
import { Devices } from '../match/seats/devices.ts';
import { Entrants } from '../match/seats/entrants.ts';
import { Hosting } from '../match/seats/hosting.ts';
import { QuickMatch } from '../match/seats/quick-match.ts';
import { Rematches } from '../match/seats/rematch.ts';
import { Answers } from '../storage/answers.ts';
import type { Base } from './base.ts';
import type { Furnishing } from './furnishing.ts';

export type Play = Awaited<ReturnType<typeof openPlay>>;

/** Begins with what the store has of matches. Rejects where other nodes can't be heard. */
export async function openPlay(base: Base, config: Config, furnishing: Pick<Furnishing, 'pool'>) {
  const { games, log, clock, metrics, store, stored, ask, bus, rooms, nodes, owns, timers } = base;
  const isPresent = (id: string, seat: Seat) => rooms.isPresent(id, seat) || nodes.elsewhere.isPresent(id, seat);
  const matches = new Matches(store, games, bus, clock.now);
  const answers = new Answers(ask, clock.now);
  const commands = new Commands({ nodes, store, matches, answers, isPresent });
  const ground: Ground = {
    store,
    games,
    matches,
    bus,
    commands,
    clock,
    timers,
    log,
    owns,
    isPresent,
    isElsewhere: (id, seat) => !rooms.isPresent(id, seat) && nodes.elsewhere.isPresent(id, seat),
    isCutOff: (id, seat) => !rooms.isPresent(id, seat) && nodes.elsewhere.isCutOff(id, seat),
    isThere: (id, seat, key) => rooms.isHeld(id, seat, key) || nodes.elsewhere.isHeld(id, seat, key),
  };
  const actions = new Actions({ ...ground, metrics });
  const claims = new Claims(ground);
  const undo = actions.undoAgreed.bind(actions);
  const attendance = new Attendance({ ...ground, claims, patience: config.awayPatience, undo });
  const attending = nodes.attending(attendance);
  await nodes.start();
  const looked = await stored.lookThrough();
  const rematches = new Rematches(ground);
  const endSpeech = takeDown(store, bus, log);
  const histories = new Histories(stored, games, bus);
  const dealer = new Dealer(ground);
  const origins = new Origins(stored, bus);
  const perAddress = config.tablesPerAddress;
  const catalogue = new Catalogue({ store: stored, bus, attending, clock, origins, perAddress });
  nodes.missed(catalogue);
  const listing = { catalogue, store: stored, attending, now: clock.now, described: store.described.bind(store) };
  const list = (asked: ListAsked) => listMatches(listing, asked);
  const feed = new ListFeed((game) => list({ ...(game === undefined ? {} : { game }), from: 0 }), config, catalogue);
  const memories = new BotMemories({ store: stored, games, histories, bus, ahead: store.ahead.bind(store) });
  const pool = metrics.ofPool(furnishing.pool);
  const ready = store.ready.bind(store);
  const bots = new Bots(
    { ...ground, clock, store: stored, actions, attendance, pool, memories, origins, ready },
    config,
  );
  return {
    answers,
    commands,
    actions,
    attendance,
    attending,
    matches,
    rematches,
    claims,
    histories,
    dealer,
    origins,
    catalogue,
    list,
    feed,
    bots,
    ground,
    pasts: new Pasts(stored, games),
    entrants: new Entrants(ground),
    hosting: new Hosting(ground),
    devices: new Devices(ground),
    quick: new QuickMatch({ ...ground, catalogue, attending, origins }),
    limits: new TableLimits(catalogue, config, nodes.limit.bind(nodes)),
    /** Continues what a restart has interrupted. Resolves once what that corrects is stored. */
    async start(): Promise<void> {
      await attendance.start();
      await bots.start();
      // What it corrects must be stored before anybody hears that it is there.
      await store.settle();
      looked();
    },
    async close(): Promise<void> {
      endSpeech();
      await attendance.close();
      for (const part of [rematches, dealer, catalogue, origins]) part.close();
      await bots.close();
    },
  };
}
