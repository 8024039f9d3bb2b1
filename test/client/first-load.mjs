/**
 * Fails when the home page loads more than 150 kB of gzipped JavaScript before it can be used.
 * Plain JavaScript on bare Node; reads what `npm run build` left in dist/client, or in the folder given.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = process.argv[2] ?? 'dist/client';

const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const chunks = new Set();
collect(entry);

const sizes = [...chunks].map((key) => {
  const { file } = manifest[key];
  return { file, bytes: gzipSync(readFileSync(join(dist, file))).length };
});
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${kilo(bytes)}  ${file}`);
console.log(`${kilo(total)}  in all, of ${kilo(LIMIT)}`);
process.exitCode = total > LIMIT ? 1 : 0;

/** A chunk and what it imports at once; what it imports later doesn't count. */
function collect(key) {
  if (chunks.has(key)) return;
  chunks.add(key);
  for (const imported of manifest[key].imports ?? []) collect(imported);
}

function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
