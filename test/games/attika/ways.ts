/** Which kinds of move a seat of Attika has, by the page of rules and not by the code. */
import { BUILDINGS, STACKS, TERRAIN_KINDS } from '../../../games/attika/data.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { ofSeat, sum } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Ways, those } from '../../../games/kit/laws/ways.ts';
import { costs, isFree } from './oracle.ts';

export const ways: Ways<State, AttikaMove> = (state, seat) => {
  if (seat !== state.turn) return [];
  // Attika 7.1, 2.3, 2.4
  if (state.phase === 'expansion') return ['layLand'];
  if (state.phase === 'reveal') return those({ keepBuilding: true, build: canBuild(state, seat, state.revealed) });
  const mat = [...BUILDINGS.keys()].filter((kind) => state.mats[seat * BUILDINGS.length + kind]! > 0);
  const stacks = sum(ofSeat(state.stacks, seat, STACKS.length)) > 0;
  const open = state.mode === 'open';
  // Attika 2.1
  const may = (mode: 'draw' | 'build') => open || (state.mode === mode && state.actions > 0);
  return those({
    endTurn: true,
    drawBuilding: may('draw') && stacks,
    build: may('build') && mat.some((kind) => canBuild(state, seat, kind)),
    // Attika 6.3: for one more action of the turn's mode, where such an action is to be had.
    useAmphora: state.amphorae[seat]! > 0 && !open && (state.mode === 'draw' ? stacks : mat.length > 0),
  });
};

/** Attika 3.1, 4.4 */
function canBuild(state: State, seat: Seat, kind: number): boolean {
  const hand = ofSeat(state.hands, seat, TERRAIN_KINDS);
  return state.built.some(
    (piece, hex) =>
      piece === -1 && (isFree(state, seat, kind, hex) || costs(state, seat, kind, hex, hand) <= state.handSizes[seat]!),
  );
}
