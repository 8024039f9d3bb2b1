/**
 * Builds lie in folders of their own below `dist/builds`; `dist/client` and `dist/server` lead to the newest that is whole. A
 * server that runs was found through them once and goes on with its own build.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const BUILDS = 'builds';
const UNFINISHED = '-unfinished';
const PARTS = ['client', 'server'];
/** Builds that stay beside the newest, for servers that run on them. */
const KEPT = 2;

/** The folder to build into. What was cut short before is removed. */
export function begin(dist, name) {
  for (const build of buildsIn(dist)) if (build.endsWith(UNFINISHED)) remove(join(dist, BUILDS, build));
  const folder = join(dist, BUILDS, name + UNFINISHED);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Puts a build that is whole in the place of the one before. */
export function finish(dist, name) {
  renameSync(join(dist, BUILDS, name + UNFINISHED), join(dist, BUILDS, name));
  for (const part of PARTS) lead(dist, part, name);
  for (const build of buildsIn(dist).slice(0, -1 - KEPT)) remove(join(dist, BUILDS, build));
}

/** Oldest first: they are named by their time. */
const buildsIn = (dist) => (existsSync(join(dist, BUILDS)) ? readdirSync(join(dist, BUILDS)).toSorted() : []);
const remove = (path) => rmSync(path, { recursive: true, force: true });

/** Has `dist/client` or `dist/server` lead to a build, from one moment to the next. */
function lead(dist, part, name) {
  const link = join(dist, part);
  const next = `${link}-next`;
  remove(next);
  const windows = process.platform === 'win32';
  symlinkSync(windows ? join(dist, BUILDS, name, part) : join(BUILDS, name, part), next, 'junction');
  // A folder that was built in place, or a link on Windows, lets nothing be put over it.
  const stat = lstatSync(link, { throwIfNoEntry: false });
  if (stat !== undefined && (windows || !stat.isSymbolicLink())) remove(link);
  renameSync(next, link);
}
