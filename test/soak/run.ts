/**
 * Wears a server out, and says what it stood:
 *   npm run soak -- --kills 100 [--matches 12] [--seed 1] [--nodes 2 --database own|postgres://…]
 *   npm run soak -- --freezes 50 [--tables 3] [--seed 1] [--nodes 2 --database own|postgres://…]
 *   npm run soak -- --outages 20 [the same]
 *   npm run soak -- --churn 20
 *   npm run soak -- --full
 *   npm run soak -- --many [--count 100000] [--database own|postgres://…]
 * `own` is a PostgreSQL that is started for it, and ended.
 * Kills servers under load, has them stand still for a while, or takes their database away; has matches and people come and go for so many minutes; fills the disk (as root: on one of its own); says how a server stands a hundred thousand matches that are stored.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { churn } from './churn.ts';
import { databaseNamed } from './load/database.ts';
import { fillDisk } from './full.ts';
import { standMany } from './many.ts';
import { killAgainAndAgain } from './kills.ts';
import { pauseAgainAndAgain, type Pausing } from './pauses.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '0' },
    freezes: { type: 'string', default: '0' },
    outages: { type: 'string', default: '0' },
    tables: { type: 'string', default: '3' },
    matches: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '1' },
    database: { type: 'string' },
    churn: { type: 'string', default: '0' },
    full: { type: 'boolean', default: false },
    many: { type: 'boolean', default: false },
    count: { type: 'string', default: '100000' },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'agora-soak-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
/** As it is built: bots think in a thread of their own, which stands beside it. */
const program = 'dist/server/main.js';
const times = Number(values.kills);
const minutes = Number(values.churn);

if (times > 0) {
  const { seed } = values;
  const { url, end } = await databaseNamed(values.database);
  const { acknowledged, slowest } = await killAgainAndAgain({
    times,
    matches: Number(values.matches),
    seed,
    program,
    nodes: Number(values.nodes),
    place: { dataDir, ...(url === undefined ? {} : { databaseUrl: url }) },
    progress: (killed) => {
      if (killed % 10 === 0) console.log(`  killed ${killed} times`);
    },
  });
  await end();
  console.log(
    `killed ${times} times: ${acknowledged} actions acknowledged, 0 lost, 0 doubled; everybody back at most ${Math.round(slowest)} ms after the server`,
  );
}
for (const [what, given] of [
  ['server', values.freezes],
  ['database', values.outages],
] as const)
  if (Number(given) > 0) await pause(what, Number(given));
if (values.full) console.log(await fillDisk(dataDir));
if (minutes > 0) console.log(await churn({ minutes, dataDir, program, say: console.log }));
if (values.many) {
  const { url, end } = await databaseNamed(values.database);
  const place = { dataDir, ...(url === undefined ? {} : { databaseUrl: url }) };
  await standMany({ count: Number(values.count), place, program, say: console.log });
  await end();
}
process.exit();

async function pause(what: Pausing['what'], times: number): Promise<void> {
  const { url, end } = await databaseNamed(values.database);
  const { acknowledged, away } = await pauseAgainAndAgain({
    what,
    times,
    seed: values.seed,
    program,
    nodes: Number(values.nodes),
    tables: Number(values.tables),
    place: { dataDir, ...(url === undefined ? {} : { databaseUrl: url }) },
    progress: console.log,
  });
  await end();
  console.log(
    `the ${what} was away ${times} times, ${Math.round(away / 1000)} s in all: ${acknowledged} actions acknowledged, 0 lost, 0 doubled; nobody lost time, reserve or a decision, no question stayed`,
  );
}
