/** Backups of a server's data. A backup is itself a data folder. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from '../push/keys.ts';
import { claimFolder } from '../storage/sqlite/claim.ts';
import { openSqlite } from '../storage/sqlite/driver.ts';

const DATA = 'agora.sqlite';

/** Copies the data of a server, which may be running, into an empty or new folder. */
export function backUp(dataDir: string, folder: string): string {
  demandData(dataDir);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  const driver = openSqlite(dataDir);
  try {
    driver.copyTo(join(folder, DATA));
  } finally {
    driver.close();
  }
  if (existsSync(join(dataDir, KEYS))) copyFileSync(join(dataDir, KEYS), join(folder, KEYS));
  return `All matches are in ${folder}.`;
}

/** Restores a backup for a server that isn't running. The old data is kept beside it. */
export function restore(dataDir: string, folder: string, now: number): string {
  demandData(folder);
  demandWhole(folder);
  mkdirSync(dataDir, { recursive: true });
  const giveBack = claimFolder(dataDir);
  try {
    const kept = join(dataDir, `before-${new Date(now).toISOString().replaceAll(/\D/g, '')}`);
    mkdirSync(kept);
    const present = [DATA, `${DATA}-wal`, `${DATA}-shm`, KEYS].filter((name) => existsSync(join(dataDir, name)));
    for (const name of present) renameSync(join(dataDir, name), join(kept, name));
    for (const name of [DATA, KEYS])
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(dataDir, name));
    return `The data is that of ${folder}; what was there is in ${kept}.`;
  } finally {
    giveBack();
  }
}

function demandData(folder: string): void {
  if (!existsSync(join(folder, DATA))) throw new Error(`There is no ${DATA} in ${folder}.`);
}

function demandWhole(folder: string): void {
  const driver = openSqlite(folder);
  try {
    const { integrity_check: verdict } = driver.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (verdict !== 'ok') throw new Error(`${folder} holds a damaged copy: ${verdict}.`);
  } finally {
    driver.close();
  }
}
