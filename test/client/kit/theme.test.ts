/** What a theme may set is what the tokens are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Token } from '../../../client/kit/theme.ts';

/** Each once; one that is missing here, or isn't a token, fails to compile. */
const THEMED: Readonly<Record<Token, true>> = {
  paper: true,
  'paper-raised': true,
  'paper-sunk': true,
  ink: true,
  'ink-soft': true,
  line: true,
  'line-strong': true,
  accent: true,
  'accent-deep': true,
  'accent-ink': true,
  'accent-wash': true,
  act: true,
  'act-ink': true,
  'act-wash': true,
  danger: true,
  'danger-wash': true,
  focus: true,
  scrim: true,
  'seat-red': true,
  'seat-red-ink': true,
  'seat-blue': true,
  'seat-blue-ink': true,
  'seat-yellow': true,
  'seat-yellow-ink': true,
  'seat-green': true,
  'seat-green-ink': true,
  'seat-white': true,
  'seat-white-ink': true,
  'seat-black': true,
  'seat-black-ink': true,
  'seat-violet': true,
  'seat-violet-ink': true,
  'seat-pink': true,
  'seat-pink-ink': true,
  'seat-edge': true,
  glow: true,
  'glow-edge': true,
  'print-ink': true,
  ring: true,
  'font-title': true,
  'font-body': true,
  'text-small': true,
  'text-body': true,
  'text-large': true,
  'text-heading': true,
  'text-title': true,
  'space-1': true,
  'space-2': true,
  'space-3': true,
  'space-4': true,
  'space-5': true,
  'space-6': true,
  'space-8': true,
  'space-12': true,
  'space-16': true,
  radius: true,
  'radius-large': true,
  'shadow-1': true,
  'shadow-2': true,
};

test('every token but those of motion, fingers and notches can be themed, and nothing else', () => {
  const css = readFileSync('client/kit/tokens.css', 'utf8');
  const tokens = new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name ?? ''));
  const fixed = /^(?:taken|motion|stagger|ease|target)/;
  expect([...tokens].filter((name) => !fixed.test(name)).toSorted()).toEqual(Object.keys(THEMED).toSorted());
});
