/** The server that is attacked, in this process: what it stores can be looked at. */
import { Writable } from 'node:stream';
import { pino, stdSerializers } from 'pino';
import { shelf } from '../../../games/index.ts';
import type { Clock } from '../../../server/clock.ts';
import { type Agora, createAgora } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { games, randomPool } from '../../server/shelf.ts';
import type { Ground, Played } from './table.ts';
import { Truth } from './truth.ts';

/** A server whose limits count made-up addresses, so that attacks come from everywhere; what it logs of mistakes is added to `errors`. */
export async function attacked(
  errors: string[],
  env: Readonly<Record<string, string>> = {},
  clock?: Clock,
): Promise<Ground> {
  const agora = await open(errors, env, clock);
  const { port } = await agora.listen();
  let number = 0;
  return {
    agora,
    url: `http://127.0.0.1:${port}`,
    truth: new Truth(agora.store),
    address: () => `10.${(++number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
  };
}

function open(errors: string[], env: Readonly<Record<string, string>>, clock?: Clock): Promise<Agora> {
  const stream = new Writable({
    write(line, _, done) {
      errors.push(String(line));
      done();
    },
  });
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: ':memory:',
    TRUST_PROXY: '1',
    AWAY_PATIENCE_S: '86400',
    ...env,
  });
  return createAgora(
    { ...config, botDelay: 0, botPatience: 0 },
    {
      games: new Map([...games, ['katason', shelf.get('katason')!]]),
      pool: randomPool,
      ...(clock === undefined ? {} : { clock }),
      log: pino({ level: 'error', serializers: { error: stdSerializers.err } }, stream),
    },
  );
}

export async function played(game: string): Promise<Played> {
  const { meta, load } = games.get(game) ?? shelf.get(game)!;
  return { meta, ...(await load()) };
}
