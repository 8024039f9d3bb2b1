/**
 * Fails if a page loads too much before it can be used: of the home page the gzipped JavaScript is measured, of each game's
 * tables the JavaScript (brotli) and the number of scripts and styles. Plain JavaScript on bare Node; reads the build in
 * dist/client, or in the given folder.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const HOME = 144_700;
/** On one screen. */
const TABLES = { asterion: 199_200, atlantis: 204_300, attika: 210_200, katason: 220_700, 'lost-cities': 204_600 };
/** On a server, or for any other game. */
const TABLE = 236_600;
const FILES = 11;

const dist = process.argv[2] ?? 'dist/client';
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key].isEntry);
const games = keys.flatMap((key) => /^boards\/([\w-]+)\/plates\/index\.tsx$/.exec(key)?.[1] ?? []);

const home = scripts([entry, gathered('home')], (path) => gzipSync(readFileSync(path)).length);
for (const { file, bytes } of home.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${kilo(bytes)}  ${file}`);
const fits = [told('home', total(home), HOME), ...games.map(table)];
process.exitCode = games.length > 0 && fits.every(Boolean) ? 0 : 1;

/** Whether a game's tables are within their limits, on one screen and on a server. */
function table(game) {
  return [light(game, 'local', TABLES[game] ?? TABLE), light(game, 'online', TABLE)].every(Boolean);
}

function light(game, kind, limit) {
  const parts = [entry, gathered(kind), gathered(game)];
  const styles = new Set(closure(parts).flatMap((key) => manifest[key].css ?? []));
  const files = scripts(parts, compressed);
  const count = files.length + styles.size;
  const few = count <= FILES;
  if (!few) console.log(`${game} ${kind}: ${count} files, of ${FILES}`);
  return told(`${kind} table of ${game}`, total(files), limit) && few;
}

function told(name, bytes, limit) {
  console.log(`${kilo(bytes)}  ${name} in all, of ${kilo(limit)}`);
  return bytes <= limit;
}

/** The compressed size of a script; larger ones are compressed in the build already. */
function compressed(path) {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

/** The manifest's key for a chunk of this name. */
function gathered(name) {
  return keys.find((key) => key.startsWith('_') && manifest[key].name === name && manifest[key].file.endsWith('.js'));
}

function scripts(parts, bytesOf) {
  return closure(parts).map((key) => {
    const { file } = manifest[key];
    return { file, bytes: bytesOf(join(dist, file)) };
  });
}

/** Chunks with what they import statically; dynamic imports don't count. */
function closure(parts) {
  const found = new Set(parts);
  for (const key of found) for (const imported of manifest[key].imports ?? []) found.add(imported);
  return [...found];
}

function total(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
