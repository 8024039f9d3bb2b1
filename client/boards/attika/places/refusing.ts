/** The reason why a press does nothing: on the mat, on the land, or where new land can’t lie. */
import type { AttikaMove, State } from '../../../../games/attika/types.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import { BUILDINGS } from '../../../../games/attika/data.ts';
import { kindsIn } from './targets.ts';

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly AttikaMove[];
  why(move: AttikaMove): Refusal | undefined;
}

/** Why a kind can’t be built anywhere now. */
export function whyNowhere({ state, why }: Asked, kind: number): Refusal {
  // A revealed building must be settled first, even if another building of its kind is pressed on the mat.
  if (state.phase !== 'actions') return why({ type: 'endTurn', amphorae: 0 }) ?? { code: 'nowhereAffordable' };
  const hex = state.built.indexOf(-1);
  // The land can be full for a while: when all stacks are used up there are more hexes than buildings, so it grows
  // again.
  if (hex < 0) return { code: 'landFull' };
  const refusal = why({ type: 'build', kind, hex, cards: null });
  return refusal === undefined || refusal.code === 'cantAfford' ? { code: 'nowhereAffordable' } : refusal;
}

/** Why nothing can be built on a pressed hex; `kind` is the picked building. */
export function whyNotOn(asked: Asked, kind: number | null, hex: number): Refusal {
  const { state, seat, legal, why } = asked;
  if (kind !== null) return why({ type: 'build', kind, hex, cards: null }) ?? { code: 'nowhereAffordable' };
  if (kindsIn(legal).size > 0) return { code: 'nothingPicked' };
  const ready = BUILDINGS.findIndex((_, each) => state.mats[seat * BUILDINGS.length + each]! > 0);
  if (ready >= 0) return whyNowhere(asked, ready);
  return { code: legal.some(({ type }) => type === 'drawBuilding') ? 'nothingReady' : 'matEmpty' };
}
