/** Small correct games of every kind. */
import type { Lawful } from '../../../games/kit/laws/index.ts';
import * as bids from './bids.ts';
import * as byHand from './by-hand.ts';
import * as chance from './chance.ts';
import * as hands from './hands.ts';
import { hearts } from '../../kit/define/hearts.ts';
import * as open from './open.ts';
import * as shown from './shown.ts';

export const correct: readonly Lawful[] = [open, chance, bids, hands, shown, byHand, { hearts }].flatMap(
  (games) => Object.values(games) as unknown as Lawful[],
);
