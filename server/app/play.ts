/** Everything that is done at matches: moves, seats, clocks, votes, bots, and the lists of what is played. */
import type { Seat } from '../../games/kit/rules.ts';
import { Bots } from '../bots/bots.ts';
import { BotMemories } from '../bots/memories.ts';
import type { Config } from '../config.ts';
import { type ListWish, listMatches } from '../lobby/list.ts';
import { ListFeed } from '../lobby/list-feed.ts';
import { TableLimits } from '../lobby/table-limits.ts';
import { Catalogue } from '../match/catalogue.ts';
import { Dealer } from '../match/deal/dealer.ts';
import { Actions } from '../match/commands/actions.ts';
import { Commands } from '../match/commands/commands.ts';
import { Histories } from '../match/history.ts';
import { Matches } from '../match/matches.ts';
import { Origins } from '../match/origins.ts';
import { Pasts } from '../match/past.ts';
import { Attendance } from '../match/people/attendance.ts';
import { takeDown } from '../match/people/speech.ts';
import { Claims } from '../match/seats/claims.ts';
import { Devices } from '../match/seats/devices.ts';
import { Hosting } from '../match/seats/hosting.ts';
import { QuickMatch } from '../match/seats/quick-match.ts';
import { Rematches } from '../match/seats/rematch.ts';
import { Answers } from '../storage/answered.ts';
import type { Base } from './base.ts';
import type { Furnishing } from './furnishing.ts';

export type Play = Awaited<ReturnType<typeof openPlay>>;

/** Begins with what the store has of matches. Rejects where other nodes can't be heard. */
export async function openPlay(base: Base, config: Config, furnishing: Pick<Furnishing, 'pool'>) {
  const { games, log, clock, metrics, store, stored, ask, bus, rooms, nodes, owns, timers } = base;
  const presence = (id: string, seat: Seat) => rooms.isPresent(id, seat) || nodes.isPresent(id, seat);
  const matches = new Matches(store, games, bus, clock.now);
  const answers = new Answers(ask, clock.now);
  const commands = new Commands({ nodes, store, matches, answers, isPresent: presence });
  const actions = new Actions({ store, games, bus, log, metrics, commands });
  const waiting = {
    store,
    matches,
    bus,
    timers,
    isPresent: presence,
    isCutOff: (id: string, seat: Seat) => !rooms.isPresent(id, seat) && nodes.isCutOff(id, seat),
  };
  const claims = new Claims({ ...waiting, clock });
  const attendance = new Attendance({
    ...waiting,
    games,
    clock,
    claims,
    isElsewhere: (id, seat) => !rooms.isPresent(id, seat) && nodes.isPresent(id, seat),
    patience: config.awayPatience,
    owns,
    undo: actions.undoAgreed.bind(actions),
  });
  const attending = nodes.attending(attendance);
  await nodes.start();
  const looked = await stored.lookThrough();
  const rematches = new Rematches({ store, games, matches, bus, commands, clock, timers, owns });
  const endSpeech = takeDown(store, bus, log);
  const histories = new Histories(stored, games, bus);
  const isThere = (id: string, seat: Seat, key: string) => rooms.isHeld(id, seat, key) || nodes.isHeld(id, seat, key);
  const dealer = new Dealer({ store, matches, bus, timers, isThere, presence, owns });
  const origins = new Origins(stored, bus);
  const perAddress = config.tablesPerAddress;
  const catalogue = new Catalogue({ store: stored, bus, attending, clock, origins, perAddress });
  nodes.missed(catalogue);
  const listing = { catalogue, store: stored, attending, now: clock.now, described: store.described.bind(store) };
  const list = (wish: ListWish) => listMatches(listing, wish);
  const feed = new ListFeed((game) => list({ ...(game === undefined ? {} : { game }), from: 0 }), config, catalogue);
  const memories = new BotMemories({ store: stored, games, histories, bus, ahead: store.ahead.bind(store) });
  const pool = metrics.ofPool(furnishing.pool);
  const ready = store.ready.bind(store);
  const bots = new Bots(
    { store: stored, games, actions, bus, attendance, clock, timers, log, pool, memories, origins, owns, ready },
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
    presence,
    pasts: new Pasts(stored, games),
    hosting: new Hosting(store, matches, attending),
    devices: new Devices({ store, matches, clock }),
    quick: new QuickMatch({ store, games, matches, catalogue, attending, commands, origins }),
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
