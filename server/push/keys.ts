/** The keys by which push services recognize this server: made at its first start and stored with its data. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush, { type VapidKeys } from 'web-push';

/** The name of the file with the keys. */
export const KEYS = 'push-keys.json';

/** The keys in a data folder; makes new ones if there are none. Throws if the file can't be read. */
export function pushKeys(dataDir: string): VapidKeys {
  if (dataDir === ':memory:') return webPush.generateVAPIDKeys();
  const path = join(dataDir, KEYS);
  if (existsSync(path)) return kept(path);
  mkdirSync(dataDir, { recursive: true });
  // Whoever has these keys can send push messages to this server's players.
  writeFileSync(path, `${JSON.stringify(webPush.generateVAPIDKeys())}\n`, { mode: 0o600, flag: 'wx' });
  return kept(path);
}

/**
 * The keys of all servers on one database: those of this data folder, or new ones, unless another server has stored
 * some first.
 */
export async function sharedKeys(dataDir: string, keep: (own: string) => Promise<string>): Promise<VapidKeys> {
  const path = join(dataDir, KEYS);
  const own = dataDir !== ':memory:' && existsSync(path) ? kept(path) : webPush.generateVAPIDKeys();
  return JSON.parse(await keep(JSON.stringify(own))) as VapidKeys;
}

function kept(path: string): VapidKeys {
  try {
    const { publicKey, privateKey } = JSON.parse(readFileSync(path, 'utf8')) as VapidKeys;
    // Throws if the keys are invalid.
    webPush.setVapidDetails('mailto:agora@localhost', publicKey, privateKey);
    return { publicKey, privateKey };
  } catch (cause) {
    throw new Error(`${path} holds no keys; remove it to have new ones made, after which players turn calls on again`, {
      cause,
    });
  }
}
