import { test } from 'node:test';
import { laws } from 'agora/laws';
import * as game from './game.js';

for (const { name, check } of laws(game)) void test(name, check);
