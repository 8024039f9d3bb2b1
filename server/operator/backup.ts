/** Backups of a server's data. A backup is itself a data folder. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from '../push/keys.ts';
import { claimFolder } from '../storage/sqlite/claim.ts';
import { openSqlite } from '../storage/sqlite/database.ts';

const DATA = 'agora.sqlite';

/** Copies the data of a server, which may be running, into an empty or new folder. */
export async function backUp(dataDir: string, folder: string): Promise<string> {
  demandData(dataDir);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  const database = openSqlite(dataDir);
  try {
    database.copyTo(join(folder, DATA));
  } finally {
    await database.close();
  }
  if (existsSync(join(dataDir, KEYS))) copyFileSync(join(dataDir, KEYS), join(folder, KEYS));
  return `All matches are in ${folder}.`;
}

/** Restores a backup for a server that isn't running. The old data is kept beside it. */
export async function restore(dataDir: string, folder: string, now: number): Promise<string> {
  demandData(folder);
  await demandWhole(folder);
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

async function demandWhole(folder: string): Promise<void> {
  const database = openSqlite(folder);
  try {
    const [row] = await database.ask<{ integrity_check: string }>`PRAGMA integrity_check`;
    const { integrity_check: verdict = 'nothing' } = row ?? {};
    if (verdict !== 'ok') throw new Error(`${folder} holds a damaged copy: ${verdict}.`);
  } finally {
    await database.close();
  }
}
