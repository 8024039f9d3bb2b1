/**
 * Every build has its own folder below `dist/builds`; `dist/client` and `dist/server` are links to the newest finished one.
 * A running server keeps the build that it was started from.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const BUILDS = 'builds';
const UNFINISHED = '-unfinished';
const PARTS = ['client', 'server'];
/** How many builds are kept besides the newest, for servers that still run from them. */
const KEPT = 2;

/** Makes the folder to build into, and removes interrupted builds. */
export function begin(dist, name) {
  for (const build of buildsIn(dist)) if (build.endsWith(UNFINISHED)) remove(join(dist, BUILDS, build));
  const folder = join(dist, BUILDS, name + UNFINISHED);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Makes a finished build the newest. */
export function finish(dist, name) {
  renameSync(join(dist, BUILDS, name + UNFINISHED), join(dist, BUILDS, name));
  for (const part of PARTS) lead(dist, part, name);
  for (const build of buildsIn(dist).slice(0, -1 - KEPT)) remove(join(dist, BUILDS, build));
}

/** The oldest first: their names are times. */
const buildsIn = (dist) => (existsSync(join(dist, BUILDS)) ? readdirSync(join(dist, BUILDS)).toSorted() : []);
const remove = (path) => rmSync(path, { recursive: true, force: true });

/** Points `dist/client` or `dist/server` to a build, in one step where the system allows that. */
function lead(dist, part, name) {
  const link = join(dist, part);
  const next = `${link}-next`;
  remove(next);
  const windows = process.platform === 'win32';
  symlinkSync(windows ? join(dist, BUILDS, name, part) : join(BUILDS, name, part), next, 'junction');
  // A real folder, or a link on Windows, can't be replaced by renaming.
  const stat = lstatSync(link, { throwIfNoEntry: false });
  if (stat !== undefined && (windows || !stat.isSymbolicLink())) remove(link);
  renameSync(next, link);
}
