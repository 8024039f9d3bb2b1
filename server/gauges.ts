/** Metrics of a server that are computed only when somebody asks for them. */
import type { AddressQueue } from './http/address-queue.ts';
import type { Catalogue } from './match/catalogue.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { CallQueue } from './push/queue.ts';
import type { Ask } from './storage/database.ts';
import type { MatchStore } from './storage/match-store.ts';
import type { Transport } from './transport/transport.ts';

interface Gauged {
  readonly transport: Pick<Transport, 'connections'>;
  readonly catalogue: Pick<Catalogue, 'waiting' | 'playing'>;
  readonly store: Pick<MatchStore, 'stored'>;
  readonly queue: Pick<AddressQueue, 'length'>;
  readonly calling: Pick<CallQueue, 'length'>;
  /** Asks the database without blocking the server. */
  readonly ask: Ask;
  waitingReads(): number;
  readonly nodes: Pick<Nodes, 'ways'>;
  /** The name of this server, if there may be several. */
  readonly node?: string;
}

export function gauge(metrics: Metrics, gauged: Gauged): void {
  const { transport, catalogue, store, queue, calling, ask, waitingReads, nodes, node } = gauged;
  const count = async (from: string, ...values: string[]) => {
    const [row] = await ask<{ count: number | string }>(`SELECT count(*) AS count FROM ${from}`, ...values);
    return Number(row?.count);
  };
  metrics.look('agora_sockets', 'Connections that are open', () => transport.connections);
  metrics.look('agora_matches_open', 'Public tables that wait for players', () => catalogue.waiting);
  metrics.look('agora_matches_played', 'Public matches that are played', () => catalogue.playing);
  metrics.look('agora_matches_stored', 'Matches that are kept', () => count('match'));
  metrics.look('agora_matches_in_memory', 'Matches whose state is in memory', () => store.stored.size);
  metrics.look('agora_reports', 'Reports of lines and names that wait for the operator', () => count('report'));
  metrics.look(
    'agora_turns_waiting',
    'Dear requests and arrivals at tables that wait for their turn',
    () => queue.length,
  );
  metrics.look('agora_calls_waiting', 'Calls of players that wait to be sent', () => calling.length);
  if (node === undefined) return;
  metrics.look('agora_database_connected', 'Whether the way to the database is open', () =>
    Number(nodes.ways?.database),
  );
  metrics.look('agora_line_connected', 'Whether the way to the other servers is open', () => Number(nodes.ways?.line));
  metrics.look('agora_reads_waiting', 'Matches that are read, or wait for that', waitingReads);
  metrics.look('agora_servers', 'Servers that live on this database', () =>
    count('node WHERE until > clock_timestamp()'),
  );
  metrics.look('agora_matches_owned', 'Matches that go on and this server looks after', () =>
    count(`lease WHERE node = ? AND match <> ''`, node),
  );
}
