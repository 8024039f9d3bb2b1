/** What games by hand have here of the contract: as much as random games and searches ask. */
import type { Move, Rules } from '../../../../games/kit/rules.ts';

export type ByHand<State extends object, M extends Move> = Pick<
  Rules<State, M>,
  'setup' | 'toMove' | 'legal' | 'refuse' | 'apply' | 'result' | 'view' | 'redeal' | 'clone'
>;
