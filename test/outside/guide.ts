/** The steps of the package's guide, as somebody who reads it takes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GUIDE = fileURLToPath(new URL('../../server/cli/package/agora/README.md', import.meta.url));

export interface Step {
  readonly kind: 'sh' | 'js' | 'text';
  readonly lines: readonly string[];
}

/** What stands in frames in the walk through, in order. */
export function steps(): readonly Step[] {
  const guide = readFileSync(GUIDE, 'utf8');
  const walk = guide.slice(guide.indexOf('## From an idea'), guide.indexOf('## What a definition'));
  return [...walk.matchAll(/```(sh|js|text)\n([\s\S]*?)\n```/g)].map(([, kind, text]) => ({
    kind: kind as Step['kind'],
    lines: text!.split('\n'),
  }));
}

/** Writes a step's file, or what it has in the place of lines that begin as it does, and gives the file's name. */
export function take({ lines: [title = '', ...lines] }: Step, folder: string): string {
  const [, name = '', instead] = /^\/\/ ([\w.]+)(, instead)?$/.exec(title) ?? [];
  const path = join(folder, name);
  if (instead === undefined) writeFileSync(path, `${lines.join('\n')}\n`);
  else writeFileSync(path, replaced(readFileSync(path, 'utf8').split('\n'), lines).join('\n'));
  return name;
}

function replaced(source: readonly string[], lines: readonly string[]): readonly string[] {
  const word = /^ *\w+:/.exec(lines[0]!)![0];
  const at = source.findIndex((line) => line.startsWith(word));
  return source.toSpliced(at, lines.length, ...lines);
}
