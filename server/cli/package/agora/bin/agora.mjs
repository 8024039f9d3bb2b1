#!/usr/bin/env node
/** Commands for making a game; `agora` alone lists them, and `--help` says what one takes. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loaded } from './vite.mjs';

/** What each command takes, and what it does. */
const COMMANDS = {
  new: ['<id> [open|hidden|together|--stock]', 'a whole tiny game to be replaced piece by piece'],
  dev: ['', 'serves the project here; changes show at once, and open tables stay'],
  laws: ['<file> [--games 100] [--seed x]', 'holds a game to the laws'],
  arena: ['<file> [--players normal,easy] [--games 20] [--seed x]', 'lets bots play each other'],
  corpus: ['<file> <corpus.json> [--games 20] [--seed x]', 'records games, or plays the recorded ones again'],
};
const STOCK = '--stock makes a project of a boardgame.io Game and its React board, as they are.';
const FILE = '<file> exports rules, meta, game and knowledge, as defineGame makes them.';

/** What is said of some commands, each on a line. */
function helpOf(names) {
  const lines = names.map((name) => [`agora ${name} ${COMMANDS[name][0]}`, COMMANDS[name][1]]);
  const width = Math.max(...lines.map(([call]) => call.length));
  const told = lines.map(([call, does]) => `${call.padEnd(width)} ${does}`).join('\n');
  const notes = [...(names.includes('new') ? [STOCK] : []), ...(names.some((name) => name !== 'new') ? [FILE] : [])];
  return `${told}\n\n${notes.join('\n')}`;
}

/** Throws a sentence if there is more on the line than the command takes. */
function demandFit(command, [, ...words], tokens) {
  const [takes] = COMMANDS[command];
  const most = takes.match(/<|\[(?!-)/g)?.length ?? 0;
  const option = tokens.find(({ kind, name }) => kind === 'option' && !takes.includes(`--${name}`));
  const stray = option?.rawName ?? words[most];
  if (stray !== undefined) throw new Error(`agora ${command} takes ${takes || 'nothing'}, and no "${stray}".`);
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
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      stock: { type: 'boolean', default: false },
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
  demandFit(command, positionals, tokens);
  const games = (usual) => {
    const count = Number(values.games ?? usual);
    if (!Number.isInteger(count) || count < 1) throw new Error('--games should be a whole number from 1 up.');
    return count;
  };
  if (command === 'new') return (await import('./new.mjs')).newGame(file, into, values.stock);
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
  // Node goes on to say how a file is named that begins with a hyphen.
  console.error(error.message.replace(/(?<=\.) To specify a positional.*/s, ''));
  process.exitCode = 1;
}
