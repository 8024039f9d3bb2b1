/** Which tests say soonest whether a change is right: those of its room, and those that come to it by the fewest imports. */
import { basename, dirname } from 'node:path';
import type { Import } from '../house/source.ts';

/** Further than any test is from what it comes to. */
const UNREACHED = 99;

/** Tests that come to one of the `touched` files, or lie in the room of one's tests: the nearest first. */
export function nearest(touched: readonly string[], tests: readonly string[], imports: readonly Import[]): string[] {
  const steps = stepsTo(touched, imports);
  const ranked = tests
    .map((path) => ({
      path,
      steps: steps.get(path) ?? UNREACHED,
      kin: Math.max(0, ...touched.map((file) => kin(path, file))),
    }))
    .filter(({ steps, kin }) => steps < UNREACHED || kin >= 2);
  return ranked.toSorted((a, b) => a.steps - b.steps - 3 * (a.kin - b.kin)).map(({ path }) => path);
}

/** How many imports each file is away from the nearest of some, where it comes to one at all. */
function stepsTo(files: readonly string[], imports: readonly Import[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const steps = new Map(files.map((file) => [file, 0]));
  // Those that are found join the end while it is gone through.
  for (const [file, count] of steps)
    for (const from of importers.get(file) ?? []) if (!steps.has(from)) steps.set(from, count + 1);
  return steps;
}

/** How many folders the way to a file and the way to a test share from the top, and one more where they are called alike. */
function kin(test: string, file: string): number {
  const rooms = dirname(test).split('/').slice(1);
  const others = dirname(file)
    .replace(/^test\//, '')
    .split('/');
  const apart = rooms.findIndex((room, at) => room !== others[at]);
  const alike = basename(test).split('.')[0] === basename(file).split('.')[0] ? 1 : 0;
  return (apart < 0 ? rooms.length : apart) + alike;
}
