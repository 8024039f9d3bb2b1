/**
 * Completes the recorded games of a game:
 *   npm run corpus -- --game katason [--tries 300] [--seed x] [--prefer discard,takeDiscard]
 * Records that no longer replay (the rules have changed) are dropped; then games are played, half by the bots' playout
 * policy and half at random, and those are kept that show endings, moves, options, numbers of players or scenes still missing.
 * For rare endings all seats can be made to prefer some kinds of move.
 *   npm run corpus -- --print --game katason
 * prints the printed game again, as far as its moves fit the rules, and with --anew another one;
 *   npm run corpus -- --counts --game katason
 * counts its lines of play anew;
 *   npm run corpus -- --all --game katason
 * does all three.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { shelf } from '../../games/index.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { type Start, recordRandomGame, soundPart } from '../../games/kit/record.ts';
import { type GameRecord, type Turn, movers } from '../../games/kit/rules.ts';
import { variants } from '../../games/kit/laws/law.ts';
import { countsOf } from './counts.ts';
import { printed, recordIn } from './printed.ts';
import {
  type Sample,
  countsPathOf,
  folderOf,
  printedPathOf,
  sampled,
  samplesOf,
  scenesOf,
  shown,
  wanted,
  written,
} from './sample.ts';

/** How many games compete for being kept. */
const ROUND = 24;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'katason' },
    tries: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'corpus' },
    prefer: { type: 'string', default: '' },
    print: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});

const shelved = shelf.get(values.game);
if (shelved === undefined) throw new Error(`no game "${values.game}"; there are ${[...shelf.keys()].join(', ')}`);
const { meta } = shelved;
const { rules, knowledge } = await shelved.load();
const scenes = await scenesOf(meta.id);
const missing = new Set(wanted(rules, meta, scenes));
const names = new Set<string>();
if (values.all || !(values.counts || values.print)) complete();
if (values.all || values.print) printOne();
if (values.all || values.counts) count();

function complete(): void {
  keepWhatReplays();
  record();
  if (missing.size === 0) return;
  console.error(`still missing after ${values.tries} games: ${[...missing].join(', ')}`);
  process.exitCode = 1;
}

function count(): void {
  writeFileSync(countsPathOf(meta.id), `${countsOf(rules, meta, samplesOf(meta.id)).join('\n')}\n`);
}

function printOne(): void {
  const path = printedPathOf(meta.id);
  if (values.anew || !existsSync(path)) {
    writeFileSync(path, printed(rules, meta, shortestPlayout()));
    return;
  }
  const record = recordIn(readFileSync(path, 'utf8'));
  const sound = soundPart(rules, meta, record);
  writeFileSync(path, printed(rules, meta, sound));
  if (sound.turns.length === record.turns.length) return;
  console.error(
    `the printed game fits the rules up to move ${sound.turns.length} only; with --anew another is printed`,
  );
  process.exitCode = 1;
}

/** Of a round of games as the bots' playouts go, with the options nobody has changed, the shortest. */
function shortestPlayout(): GameRecord {
  const { min } = meta.players;
  const options = defaultOptions(meta);
  const games = Array.from({ length: ROUND }, (_, i) =>
    recordPlayout({ players: min, options, seed: `${values.seed}/printed/${i}` }),
  );
  return games.toSorted((a, b) => a.turns.length - b.turns.length)[0]!;
}

function keepWhatReplays(): void {
  for (const [name, sample] of samplesOf(meta.id)) {
    if (replays(sample)) {
      names.add(name);
      strike(sample);
    } else {
      rmSync(join(folderOf(meta.id), name));
      console.log(`dropped ${name}`);
    }
  }
}

function replays(sample: Sample): boolean {
  try {
    return isDeepStrictEqual(sampled(rules, meta, sample.record), sample);
  } catch {
    return false;
  }
}

/** Of every round of games keeps the one that shows most of what is missing for its length. */
function record(): void {
  const starts = variants(meta, values.seed);
  for (let tries = 0; tries < Number(values.tries) && missing.size > 0; tries += ROUND) {
    const round = Array.from({ length: ROUND }, (_, i) => play(starts[(tries + i) % starts.length]!, tries + i));
    const best = round.toSorted((a, b) => worth(b) - worth(a))[0]!;
    if (worth(best) === 0) continue;
    keep(best);
  }
}

function worth(sample: Sample): number {
  const fresh = [...shown(rules, meta, scenes, sample)].filter((thing) => missing.has(thing)).length;
  return fresh / Math.sqrt(sample.record.turns.length);
}

function play(variant: Start, number: number): Sample {
  const start = { ...variant, seed: `${values.seed}/${number}` };
  const sensibly = randomFrom(start.seed).below(2) === 0;
  return sampled(rules, meta, sensibly ? recordPlayout(start) : recordRandomGame(rules, start).record);
}

/** A game as the bots' playouts go, but for preferred moves. */
function recordPlayout(start: Start): GameRecord {
  const chance = randomFrom(start.seed);
  const chooser = randomFrom(`${start.seed} moves`);
  const state = rules.setup(start.players, start.options, chance);
  const turns: Turn[] = [];
  for (let deciding = rules.toMove(state); deciding.length > 0; deciding = rules.toMove(state)) {
    const seat = chooser.pick(movers(rules, state));
    const legal = rules.legal(state, seat);
    const preferred = legal.filter(({ type }) => values.prefer.split(',').includes(type));
    // The policy speaks for those who must decide.
    const sensible = () => (deciding.includes(seat) ? knowledge.playout(state, seat, chooser) : chooser.pick(legal));
    const move = preferred.length > 0 ? chooser.pick(preferred) : sensible();
    turns.push({ seat, move: structuredClone(move) });
    rules.apply(state, seat, move, chance, undefined);
  }
  return { game: rules.id, ...start, format: rules.format, turns };
}

function keep(sample: Sample): void {
  const { players } = sample.record;
  let number = 1;
  const name = () => `${players}-players-${sample.ending}-${number}.json`;
  while (names.has(name())) number++;
  names.add(name());
  mkdirSync(folderOf(meta.id), { recursive: true });
  writeFileSync(join(folderOf(meta.id), name()), written(sample));
  console.log(`recorded ${name()}: ${sample.record.turns.length} moves`);
  strike(sample);
}

function strike(sample: Sample): void {
  for (const thing of shown(rules, meta, scenes, sample)) missing.delete(thing);
}
