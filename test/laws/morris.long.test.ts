/** Nine Men's Morris, by which bots for open games are measured, keeps every law. */
import { describe, test } from 'vitest';
import { laws } from '../../games/kit/laws/index.ts';
import * as morris from '../bench/open/morris.ts';

describe('the laws', () => {
  for (const { name, check } of laws(morris)) test(name, check);
});
