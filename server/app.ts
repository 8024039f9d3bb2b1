/** Puts Agora's server together: one port for the client's files, the lobby and the sockets. */
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { openBase } from './app/base.ts';
import { shelved } from '../games/kit/stock/shelved.ts';
import type { Furnishing } from './app/furnishing.ts';
import { openPlay } from './app/play.ts';
import { openWeb } from './app/web.ts';
import type { Config } from './config.ts';
import { watchJumps } from './app/jumps.ts';
import type { Matches } from './match/matches.ts';
import { collectGarbage } from './app/collect.ts';
import type { MatchStore } from './storage/match-store.ts';

export type { Furnishing } from './app/furnishing.ts';

/** A server that was created. */
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

/**
 * Creates a server that is ready to listen. Opens the database; rejects if that fails, or if something among the games is
 * none.
 */
export async function createAgora(config: Config, given: Furnishing): Promise<Agora> {
  const furnishing = { ...given, games: shelved(given.games) };
  const base = await openBase(config, furnishing);
  const play = await openPlay(base, config, furnishing);
  const web = await openWeb(base, play, config, furnishing);
  const { transport, calls, circles, results, deeds, tournaments, listen, collect } = web;
  const { log, clock, metrics, store, bus, rooms, nodes, bans, timers } = base;
  const jumps = watchJumps(clock, async ({ from, to, by }) => {
    // If other servers write by their own clocks, most of the times written meanwhile are right.
    if (nodes.alone) await store.upkeep.redate(from, to, by);
    log.warn({ by }, 'the clock was put right');
    await play.attendance.clockPutRight();
  });
  const isInUse = (id: string) => rooms.watchers(id).length > 0 || nodes.elsewhere.isWatched(id);
  const isOurs = () => nodes.keepsHouse;
  const garbage = collectGarbage({ store, bus, log, clock, isInUse, isOurs, jumps, others: collect, metrics }, config);

  return {
    matches: play.matches,
    store,
    log,
    async listen() {
      await listen();
      await play.start();
      tournaments.start();
      return transport.address;
    },
    async close(grace = 0) {
      play.feed.close();
      // Whoever has asked for something gets it whole.
      await transport.drain(grace);
      jumps.stop();
      garbage.stop();
      for (const part of [bans, calls, circles, results, deeds, tournaments, timers]) part.close();
      await play.close();
      await transport.close();
      await store.settle();
      await nodes.close();
      await store.close();
    },
  };
}
