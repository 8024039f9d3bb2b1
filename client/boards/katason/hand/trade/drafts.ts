/**
 * What the player is preparing beside the board. It is kept outside the hand, because the hand is mounted again when
 * the layout changes for a narrower screen.
 */
import type { Bundle, State } from '../../../../../games/katason/types.ts';
import type { Seat } from '../../../../../games/kit/rules.ts';
import { useOwn } from '../../../../kit/scope/context.ts';
import { perBoard } from '../../../../kit/scope/scope.ts';
import { useStore } from '../../../../kit/store.ts';
import { NO_CARDS, type Sides } from './terms.ts';

export type OpenPanel = 'trade' | 'harvest' | 'monopoly' | null;

interface Drafts {
  readonly panel: OpenPanel;
  readonly trade: Sides;
  /** A counter-offer, and the number of the offer it answers. */
  readonly counter: (Sides & { readonly offer: number }) | null;
  readonly discard: Bundle;
  readonly harvest: Bundle;
  /** The resource chosen for a monopoly card. */
  readonly claim: number | null;
}

const NOTHING: Drafts = {
  panel: null,
  trade: { give: NO_CARDS, want: NO_CARDS },
  counter: null,
  discard: NO_CARDS,
  harvest: NO_CARDS,
  claim: null,
};

/**
 * The drafts of all seats in one turn, since several seats may prepare something at once. Drafts of other turns are
 * dropped.
 */
interface Kept {
  readonly round: number;
  readonly of: Readonly<Record<Seat, Drafts>>;
}

const DRAFTS = perBoard<Kept>({ round: -1, of: {} });

export interface Drafting extends Drafts {
  change(change: Partial<Drafts>): void;
}

export function useDrafts({ round }: State, seat: Seat): Drafting {
  const store = useOwn(DRAFTS);
  const draftsIn = (kept: Kept) => (kept.round === round ? kept.of[seat] : undefined) ?? NOTHING;
  return {
    ...draftsIn(useStore(store)),
    // Reads the store again, since one press may change several fields one after the other.
    change(change) {
      const kept = store.get();
      const others = kept.round === round ? kept.of : {};
      store.set({ round, of: { ...others, [seat]: { ...draftsIn(kept), ...change } } });
    },
  };
}
