/**
 * Two servers on one database, and somebody who tells both whatever they like by the line between them: nothing changes at honest
 * people's tables but by their own moves, nobody is sent away, and no server makes more of it than a line in its log.
 */
import assert from 'node:assert/strict';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { Seal } from '../../../server/nodes/line/seal.ts';
import { PostgresWriter } from '../../../server/storage/postgres/writer.ts';
import { startNats } from '../../server/nodes/line/nats.ts';
import { startCluster } from '../../server/storage/cluster.ts';
import { attacked, played } from './attacked.ts';
import { HonestTable } from './table.ts';
import { json, text } from './values.ts';

/** So many are told before honest people play on. */
const VOLLEY = 100;
/** So many of what was told in earnest are told again. */
const REPLAYED = 200;
const KINDS = ['moved', 'dealt', 'gone', 'seats', 'made', 'touched', 'said', 'standing', 'here', 'bye', 'do', 'done'];
const DEEDS = [
  'order',
  'act',
  'sit',
  'come',
  'free',
  'device',
  'POST:/api/matches/:id/vote',
  'POST:/games/:name/:id/leave',
];

export type Way = 'notify' | 'nats';

/** Told to a part of the line: words, of which some name what there is. */
interface Forged {
  readonly part: 'all' | 'at' | 'to' | 'own' | 'again' | 'write';
  readonly words: readonly string[];
}

const node = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('«ann»', '«ben»', 'gone', '-') }, text);
const match = fc.oneof({ weight: 6, arbitrary: fc.constantFrom('«hers»', '«across»') }, text);
const number = fc.oneof(
  fc.integer({ min: 1_000_000 }).map(String),
  fc.constantFrom('-1', '0', 'NaN', '', '1e99'),
  text,
);
const order = fc.record({
  game: fc.constantFrom('bazaar', 'katason', ''),
  playerID: fc.constantFrom('0', '1', '9', '__proto__'),
  key: text,
  order: fc.oneof(fc.constantFrom({ kind: 'UNDO' }, { kind: 'move', type: 'bid', args: [{ card: 0 }] }), json),
  stateID: fc.integer({ min: -1, max: 9 }),
});
const deed = fc.oneof(order, json).map((value) => JSON.stringify(value) ?? 'undefined');
const forged: fc.Arbitrary<Forged> = fc
  .record({
    part: fc.constantFrom<Forged['part'][]>('all', 'at', 'to', 'own', 'again', 'write'),
    kind: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...KINDS) }, text),
    from: node,
    id: match,
    rest: fc.oneof(
      fc.tuple(number, number, fc.constantFrom(...DEEDS, '__proto__', ''), deed),
      fc.tuple(number, deed),
      fc.tuple(text),
      fc.constant(['x'.repeat(9000)]),
      fc.constant([]),
    ),
  })
  .map(({ part, kind, from, id, rest }) => ({ part, words: [kind, from, id, ...rest] }));

/** Throws with the first thing that goes wrong. Returns how much was told, and what of it the line itself refused. */
export async function besiegeLine(seed: number, count: number, way: Way, progress: (sent: number) => void) {
  const [cluster, nats] = [await startCluster(60), way === 'nats' ? await startNats() : undefined];
  if (typeof cluster === 'string') throw new Error(cluster);
  if (typeof nats === 'string') throw new Error(nats);
  const line = { DATABASE_URL: await cluster.fresh(), ...(nats && { NATS_URL: nats.url }) };
  const errors: string[] = [];
  const [ann, ben] = [await attacked(errors, line), await attacked(errors, line)];
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const bus = nats && (await connect({ servers: nats.url }));
  const nodes = (await cluster.rows<{ id: string }>('SELECT id FROM node')).map(({ id }) => id);
  const secrets = await cluster.rows<{ name: string; value: string }>('SELECT name, value FROM secret');
  const secret = (wanted: string) => secrets.find(({ name }) => name === wanted)?.value ?? '';
  const seal = new Seal();
  seal.use(secret('seal'));
  const teller = new Teller(client, bus, `agora.${secret('line')}.`, seal);
  await teller.listen(nodes);
  const bazaar = await played('bazaar');
  const stale = new PostgresWriter(cluster.url, 'stale');
  let honest = 0;
  for (let sent = 0; sent < count;) {
    // One at the server that looks after it, and one whose players are at the other.
    const tables = [await HonestTable.open(ann, bazaar, 3), await HonestTable.open(ann, bazaar, 3, 0, ben.url)];
    const [hers, across] = tables as [HonestTable, HonestTable];
    const words = { ann: nodes[0]!, ben: nodes[1]!, hers: hers.id, across: across.id };
    while (sent < count && !tables.some(({ isOver }) => isOver)) {
      const volley = fc.sample(forged, { seed: seed + sent, numRuns: VOLLEY });
      await Promise.all([
        ...volley.map(({ part, words: each }) => {
          const said = each.map((word) =>
            word.replace(/«(\w+)»/, (_, name: keyof typeof words) => words[name] ?? name),
          );
          return part === 'write'
            ? written(stale, across.id, ann.agora.store.stored.metadata(across.id))
            : teller.tell(part, said);
        }),
        ...tables.map((table) => table.play()),
      ]).catch((cause: unknown) => {
        throw new Error(`${(cause as Error).message}; logged last: ${errors.slice(-3).join('')}`, { cause });
      });
      for (const table of tables) await table.check();
      assert.deepEqual(
        errors.filter((error) => !error.includes('an action failed')),
        [],
        'a server made a mistake',
      );
      sent += volley.length;
      progress(sent);
    }
    for (const table of tables) {
      honest += table.answered;
      table.close();
    }
  }
  const { refused } = teller;
  for (const { agora } of [ann, ben]) await agora.close();
  await stale.close();
  await client.end();
  await bus?.close();
  await nats?.crash();
  await cluster.end();
  return { refused, honest, failed: errors.length };
}

/** A server that owns nothing writes a match of another's. */
async function written(writer: PostgresWriter, id: string, metadata: object | undefined): Promise<void> {
  const [row] = [{ ...metadata, host: 9 }];
  const metadataText = { text: JSON.stringify(row), isUnlisted: true };
  for (const version of [0, 1, 2, 3, 4, 5, 6]) {
    const change = {
      id,
      version,
      mark: 'stale 1',
      metadata: metadataText,
      entries: ['{}'],
      answered: [],
      touchedAt: 0,
      isWiped: false,
    };
    const [result] = await writer.write([[change]]);
    assert.equal(result, 'stale', 'a server wrote what it does not own');
  }
}

/** Somebody who can tell anything by the line, and hears all. */
class Teller {
  /** What the line itself did not take. */
  refused = 0;
  private readonly told: string[] = [];
  private count = 0;

  constructor(
    private readonly client: Client,
    private readonly bus: NatsConnection | undefined,
    private readonly prefix: string,
    /** Every second message is sealed, as by a server that somebody has taken over. */
    private readonly seal: Seal,
  ) {}

  async listen(nodes: readonly string[]): Promise<void> {
    const note = (told: string) => this.told.length < REPLAYED && this.told.push(told);
    this.client.on('notification', ({ payload = '' }) => void note(payload));
    for (const node of nodes) await this.client.query(`LISTEN "agora_to_${node}"`);
    this.bus?.subscribe(`${this.prefix}>`, { callback: (_, message) => void note(message.string()) });
    this.nodes = nodes;
  }

  private nodes: readonly string[] = [];

  /** Told to both, as one whom it concerns. */
  async tell(part: Exclude<Forged['part'], 'write'>, words: readonly string[]): Promise<void> {
    const isSealed = part !== 'again' && ++this.count % 2 === 0;
    // It speaks in its own name: what it says in another's, that other has said.
    const [kind = '', , ...rest] = words;
    const spoken = (isSealed ? [kind, 'taken', ...rest] : words).join(' ');
    const again = this.told[words.join().length % Math.max(1, this.told.length)] ?? '';
    const told = part === 'again' ? again : isSealed ? this.seal.close(spoken) : spoken;
    const [, , id = ''] = words;
    const where =
      part === 'all'
        ? ['all']
        : part === 'own' && /^[\w-]+$/.test(id)
          ? [`own.${id}`]
          : this.nodes.map((node) => `to.${node}`);
    const channels =
      part === 'all'
        ? ['agora_match', 'agora_node']
        : this.nodes.map((node) => `agora_${part === 'at' ? 'at' : 'to'}_${node}`);
    try {
      if (this.bus !== undefined) for (const subject of where) this.bus.publish(this.prefix + subject, told);
      else for (const channel of channels) await this.client.query('SELECT pg_notify($1, $2)', [channel, told]);
    } catch {
      this.refused++;
    }
  }
}
