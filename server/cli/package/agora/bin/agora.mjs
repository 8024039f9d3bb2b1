#!/usr/bin/env node
/** Commands for making a game; `agora` alone lists them, and `--help` says what one takes. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loaded } from './vite.mjs';

/** What each command takes, and what it does. */
const COMMANDS = {
  new: ['<id> [open|hidden|together]', 'a whole tiny game to be replaced piece by piece'],
  dev: ['', 'serves the project here; changes show at once, and open tables stay'],
  laws: ['<file> [--games 100] [--seed x]', 'holds a game to the laws'],
  arena: ['<file> [--players normal,easy] [--games 20]', 'lets bots play each other'],
  corpus: ['<file> <corpus.json> [--games 20]', 'records games, or plays the recorded ones again'],
};
const FILE = '<file> exports rules, meta, game and knowledge, as defineGame makes them.';

/** What is said of some commands, each on a line. */
function helpOf(names) {
  const lines = names.map((name) => [`agora ${name} ${COMMANDS[name][0]}`, COMMANDS[name][1]]);
  const width = Math.max(...lines.map(([call]) => call.length));
  const told = lines.map(([call, does]) => `${call.padEnd(width)} ${does}`).join('\n');
  return names.some((name) => name !== 'new') ? `${told}\n\n${FILE}` : told;
}

/** The game in a file. */
async function gameIn(path) {
  const full = resolve(path ?? '');
  if (path === undefined || !existsSync(full)) throw new Error(`There is no file ${path ?? ''} with a game.`);
  const module = await loaded(full, dirname(full));
  const game = module.rules === undefined ? module.default : module;
  const missing = ['rules', 'meta', 'game', 'knowledge'].filter((name) => game?.[name] === undefined);
  if (missing.length > 0) throw new Error(`${path} should export ${missing.join(', ')}, as defineGame makes them.`);
  return game;
}

/** Does what a command line says. Throws an Error with a sentence. */
async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      games: { type: 'string' },
      seed: { type: 'string', default: 'agora' },
      players: { type: 'string', default: 'normal,easy' },
    },
  });
  const [command, file, into] = positionals;
  const asksAll = command === undefined || command === 'help';
  if (!asksAll && !Object.hasOwn(COMMANDS, command))
    throw new Error(`There is no command "${command}", only ${Object.keys(COMMANDS).join(', ')}.`);
  if (asksAll || values.help) return console.log(helpOf(asksAll ? Object.keys(COMMANDS) : [command]));
  const games = (usual) => {
    const count = Number(values.games ?? usual);
    if (!Number.isInteger(count) || count < 1) throw new Error('--games should be a whole number from 1 up.');
    return count;
  };
  if (command === 'new') return (await import('./new.mjs')).newGame(file, into);
  if (command === 'dev') return (await import('./dev.mjs')).dev(process.cwd());
  const game = await gameIn(file);
  if (command === 'laws') return (await import('./hold.mjs')).hold(game, games(100), values.seed);
  if (command === 'arena')
    return (await import('./arena.mjs')).arena(game, values.players.split(','), games(20), values.seed);
  return (await import('./corpus.mjs')).corpus(game, into, games(20), values.seed);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
