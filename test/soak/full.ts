/** A disk that fills while people play, and has room again. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import { PlayedMatch } from './load/match.ts';
import { serving, sleep } from './load/process.ts';

const SIZE = '24m';
const TURNS = 400;

/** Plays on a small disk of its own until it is full, makes room, and plays on. Returns what happened, in a sentence. */
export async function fillDisk(folder: string): Promise<string> {
  const dataDir = join(folder, 'small');
  mkdirSync(dataDir);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir]);
  if (status !== 0) return 'no disk can be mounted here: run it as root';
  const server = await serving({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  try {
    const { meta, load } = shelf.get('katason')!;
    const { rules } = await load();
    const start = { players: meta.players.default, options: defaultOptions(meta), seed: 'full' };
    const match = await PlayedMatch.open([server.url], recordRandomGame(rules, start, TURNS).record);
    const receipt = (step: number) => new Promise<Receipt>((told) => match.send(step, told));
    assert.ok((await receipt(0)).ok);
    const ballast = join(dataDir, 'ballast');
    fill(ballast);
    let step = 1;
    let refusals = 0;
    for (let tries = 0; refusals < 20; tries++) {
      assert.ok(tries < TURNS, 'a full disk takes no more');
      const answer = await receipt(step);
      if (answer.ok) step++;
      else {
        assert.equal(answer.refusal.code, 'serverError');
        refusals++;
        fill(ballast);
      }
    }
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    assert.equal(await ready(), 503, 'it says that it can’t do its work');
    rmSync(ballast);
    // The server asks at most once a second whether it can write.
    await until('it can do its work again', async () => (await ready()) === 200);
    for (let more = 0; more < 5; more++) assert.ok((await receipt(step++)).ok, 'people play on');
    match.close();
    return `a full disk: ${refusals} moves refused, none half; then everybody plays on`;
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    spawnSync('umount', [dataDir]);
  }
}

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(file, chunk);
      } catch {
        // Full, for pieces of this size.
      }
    }
  } finally {
    closeSync(file);
  }
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const late = performance.now() + 30_000;
  while (!(await holds())) {
    if (performance.now() > late) throw new Error(`never came: ${what}`);
    await sleep(50);
  }
}
