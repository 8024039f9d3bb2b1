#!/usr/bin/env node
/** Commands for making a game; `agora` alone lists them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { arena } from './arena.mjs';
import { corpus } from './corpus.mjs';
import { hold } from './hold.mjs';
import { newGame } from './new.mjs';

const HELP = `agora new <id> [open|hidden|together]                   a whole tiny game to be replaced piece by piece
agora laws <file> [--games 100] [--seed x]              holds a game to the laws
agora arena <file> [--players normal,easy] [--games 20] lets bots play each other
agora corpus <file> <corpus.json> [--games 20]          records games, or plays the recorded ones again

<file> exports rules, meta, game and knowledge, as defineGame makes them.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'agora' },
    players: { type: 'string', default: 'normal,easy' },
  },
});
const [command, file, into] = positionals;

/** The game in a file. */
async function gameIn(path) {
  const full = resolve(path ?? '');
  if (path === undefined || !existsSync(full)) throw new Error(`There is no file ${path ?? ''} with a game.`);
  const module = await import(pathToFileURL(full).href);
  const game = module.rules === undefined ? module.default : module;
  const missing = ['rules', 'meta', 'game', 'knowledge'].filter((name) => game?.[name] === undefined);
  if (missing.length > 0) throw new Error(`${path} should export ${missing.join(', ')}, as defineGame makes them.`);
  return game;
}

const games = (usual) => {
  const count = Number(values.games ?? usual);
  if (!Number.isInteger(count) || count < 1) throw new Error('--games should be a whole number from 1 up.');
  return count;
};

try {
  if (command === 'new') newGame(file, into);
  else if (command === 'laws') hold(await gameIn(file), games(100), values.seed);
  else if (command === 'arena') arena(await gameIn(file), values.players.split(','), games(20), values.seed);
  else if (command === 'corpus') corpus(await gameIn(file), into, games(20), values.seed);
  else console.log(HELP);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
