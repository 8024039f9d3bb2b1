/** A server that has its database to itself: it owns every match, and there are no other nodes. */
import { ownLimit } from './limits.ts';
import type { Nodes } from './nodes.ts';

export const single: Nodes = {
  keepsHouse: true,
  alone: true,
  owns: () => true,
  isPresent: () => false,
  isCutOff: () => false,
  ways: undefined,
  silence: 0,
  isHeld: () => false,
  isWatched: () => false,
  onlookers: () => 0,
  look: () => {},
  follow: () => {},
  read: async () => {},
  attending: (own) => own,
  at: (_, judge) => async (id, deed) => judge(id, deed),
  keep: async (_, own) => own,
  ask: (own) => own,
  limit: ownLimit,
  missed: () => {},
  start: async () => {},
  close: async () => {},
};
