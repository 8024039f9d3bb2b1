/**
 * Everything a sender may try who has read the source: messages and requests that are random, malformed, huge, nested, poisoned,
 * out of order, for another seat or match, sent again, or right but for one part. What only exists once the tables stand is
 * written as a `«word»`, which `resolve` replaces when it is sent.
 */
import * as fc from 'fast-check';
import type { Attack } from './attack.ts';
import { anything, chat, frame, sync, update } from './messages.ts';
import { personal } from './personal.ts';
import { request } from './requests.ts';

export const attack: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 12, arbitrary: update },
  { weight: 4, arbitrary: sync },
  { weight: 3, arbitrary: chat },
  { weight: 1, arbitrary: anything },
  { weight: 2, arbitrary: frame },
  { weight: 10, arbitrary: request },
  { weight: 8, arbitrary: personal },
);
