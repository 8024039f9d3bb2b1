/** The line between servers, by whichever way: who hears what, and that nothing is told that nobody hears. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connection } from '../../../../server/nodes/connection.ts';
import { type Line, TooLongError } from '../../../../server/nodes/line/line.ts';
import { NatsLine } from '../../../../server/nodes/line/nats.ts';
import { NotifyLine } from '../../../../server/nodes/line/notify.ts';
import { serve, until } from '../../harness.ts';
import { needCluster, needNats } from '../../need.ts';
import type { Cluster } from '../../storage/cluster.ts';
import type { Nats } from './nats.ts';

/** A node of two on one line, and what it has heard. */
interface End {
  readonly line: Line;
  readonly heard: string[];
  /** How often the line was there again. */
  readonly back: () => number;
  /** Has it be known as the owner of a match. */
  own(id: string): Promise<void>;
}

const ends = () => {
  const heard: string[] = [];
  let back = 0;
  const ears = { heard: (told: string) => void heard.push(told), lost: () => {}, back: () => void back++ };

  return { heard, ears, back: () => back };
};

/** Makes two on one line over the database. */
const overDatabase = (cluster: Cluster) => async () => {
  const url = await cluster.fresh();
  // The tables are there.
  await (await serve({ databaseUrl: url })).close();
  const join = async (node: string): Promise<End> => {
    const { ears, ...end } = ends();
    const database = new Connection(url, node, ears);
    await database.open();
    onTestFinished(() => database.close());
    const own = (id: string) => cluster.run(`INSERT INTO lease VALUES ('${id}', '${node}')`);
    return { ...end, line: new NotifyLine(database, (told) => told), own };
  };
  return [await join('ann'), await join('ben')] as const;
};

/** Makes two on one line over NATS. */
const overNats = (nats: Nats) => async () => {
  const join = async (node: string) => {
    const { ears, ...end } = ends();
    const line = new NatsLine({ url: nats.url, node, ears, space: async () => 'tests', seal: (told) => told });
    await line.open();
    onTestFinished(() => line.close());
    return { ...end, line, own: (id: string) => line.hear(id, 'owner', true) };
  };
  return [await join('ann'), await join('ben')] as const;
};

describe.each(['the database', 'NATS'])('over %s', async (way) => {
  const two = way === 'NATS' ? overNats(await needNats()) : overDatabase(await needCluster());

  test('who is named hears what is told, and nobody else', async () => {
    const [ann, ben] = await two();
    expect(await ann.line.tell({ node: 'ben' }, 'done ann m 1 {"is":"für dich"}')).toBe(true);
    await ann.line.tellAll('bye ann');
    await until(() => ben.heard.length === 2);
    expect(ben.heard).toEqual(['done ann m 1 {"is":"für dich"}', 'bye ann']);
    expect(ann.heard.filter((told) => !told.startsWith('bye'))).toEqual([]);
  });

  test('whoever owns a match hears what is told to its owner; where nobody does that is known', async () => {
    const [ann, ben] = await two();
    expect(await ann.line.tell({ ownerOf: 'match' }, 'do ann match 1')).toBe(false);
    await ben.own('match');
    expect(await ann.line.tell({ ownerOf: 'match' }, 'do ann match 2')).toBe(true);
    await until(() => ben.heard.length === 1);
    expect([ann.heard, ben.heard]).toEqual([[], ['do ann match 2']]);
  });

  test('what is too long is refused before anybody hears of it', async () => {
    const [ann, ben] = await two();
    await ben.own('match');
    const long = 'x'.repeat(2_000_000);
    await expect(ann.line.tell({ ownerOf: 'match' }, long)).rejects.toThrow(TooLongError);
    expect(await ann.line.tell({ node: 'ben' }, 'short')).toBe(true);
    await until(() => ben.heard.length === 1);
  });
});

describe('NATS', async () => {
  const nats = await needNats();
  const two = overNats(nats);

  test('what is written of a match is told those alone who have to do with it, of seats all', async () => {
    const [ann, ben] = await two();
    await ben.line.hear('hers', 'follower', true);
    await ben.line.hear('hers', 'owner', true);
    await ben.line.hear('left', 'follower', true);
    await ben.line.hear('left', 'follower', false);
    for (const id of ['hers', 'left', 'others']) ann.line.wrote('moved', id);
    ann.line.wrote('said', 'hers', '7');
    ann.line.wrote('seats', 'others');
    // No match is called so, and no subject either.
    ann.line.wrote('moved', 'a.*');
    await ben.line.hear('hers', 'owner', false);
    await ann.line.tell({ node: 'ben' }, 'until now');
    await until(() => ben.heard.includes('until now'));
    expect(ben.heard).toEqual(['moved ann hers', 'said ann hers 7', 'seats ann others', 'until now']);
  });

  test('while it is away that is known, and afterwards all is told that was written meanwhile, once', async () => {
    const [ann, ben] = await two();
    await ben.line.hear('match', 'follower', true);
    await nats.crash();
    await until(() => !ann.line.isOpen && !ben.line.isOpen);
    for (let often = 0; often < 3; often++) ann.line.wrote('moved', 'match');
    await expect(ann.line.tell({ ownerOf: 'match' }, 'do')).rejects.toThrow('NATS is gone');
    await nats.start();
    await until(() => ann.back() === 1 && ben.back() === 1);
    await until(() => ann.line.isOpen);
    await until(() => ben.heard.includes('moved ann match'));
    ann.line.wrote('said', 'match', '1');
    await until(() => ben.heard.includes('said ann match 1'));
    expect(ben.heard).toEqual(['moved ann match', 'said ann match 1']);
  });

  test('others on the same NATS, of another database, hear nothing', async () => {
    const [ann] = await two();
    const { heard, ears } = ends();
    const seal = (told: string) => told;
    const foreign = new NatsLine({ url: nats.url, node: 'ben', ears, space: async () => 'others', seal });
    await foreign.open();
    onTestFinished(() => foreign.close());
    expect(await ann.line.tell({ node: 'ben' }, 'told')).toBe(true);
    await ann.line.tellAll('bye ann');
    await foreign.tellAll('flushed');
    expect(heard).toEqual([]);
  });

  test('one that is not there is named', async () => {
    const { ears } = ends();
    const seal = (told: string) => told;
    const line = new NatsLine({ url: 'nats://127.0.0.1:1', node: 'ann', ears, space: async () => 'tests', seal });
    await expect(line.open()).rejects.toThrow('NATS_URL names a server that cannot be reached');
  });
});
