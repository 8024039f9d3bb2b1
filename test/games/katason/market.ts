/** A position to trade in, and what is said there. */
import type { State } from '../../../games/katason/types.ts';
import { BLUE, RED, bundle, type Cards, play, position } from './position.ts';

export const offer = (give: Cards, want: Cards, to: number | null = null) =>
  ({ type: 'offerTrade', give: bundle(give), want: bundle(want), to }) as const;
export const counter = (give: Cards, want: Cards) =>
  ({ type: 'counterOffer', give: bundle(give), want: bundle(want) }) as const;

/** Red holds wood and wheat, blue and yellow two sheep each, green one card of ore. */
export function market(more: Parameters<typeof position>[0] = {}): State {
  return position({
    red: { hand: { wood: 2, wheat: 1 } },
    blue: { hand: { sheep: 2 } },
    yellow: { hand: { sheep: 2 } },
    green: { hand: { ore: 1 } },
    ...more,
  });
}

/** A market in which red, who may have more than there, and blue have traded a wood for a sheep. */
export function traded(red: NonNullable<Parameters<typeof position>[0]>['red'] = {}): State {
  const state = market({ red: { hand: { wood: 2, wheat: 1 }, ...red } });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }, BLUE));
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, RED, { type: 'closeTrade', partner: BLUE });
  return state;
}
