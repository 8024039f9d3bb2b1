/** A server that has its database to itself: it owns every match, and there are no other nodes. */
import { alone } from '../match/owners.ts';
import { ownLimit } from './limits.ts';
import type { Nodes } from './nodes.ts';

export const single: Nodes = {
  ...alone,
  keepsHouse: true,
  alone: true,
  ways: undefined,
  silence: 0,
  elsewhere: {
    isPresent: () => false,
    isCutOff: () => false,
    isHeld: () => false,
    isWatched: () => false,
    onlookers: () => 0,
    look: () => {},
  },
  follow: () => {},
  read: async () => {},
  attending: (own) => own,
  keep: async (_, own) => own,
  limit: ownLimit,
  missed: () => {},
  start: async () => {},
  close: async () => {},
};
