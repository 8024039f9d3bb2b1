/** Finds what imports itself on the way round. */
import type { Import } from './source.ts';

/** Every circle of imports, or at least one of those that hang together: the files on it, in order. */
export function circles(imports: readonly Import[]): string[][] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  const found: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push(path.slice(start));
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const to of graph.get(file) ?? []) visit(to);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
