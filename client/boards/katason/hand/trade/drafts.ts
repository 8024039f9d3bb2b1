/**
 * What is being put together beside the board. It is kept here and not in the hand, which is drawn anew when the page
 * folds for a narrower screen.
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
  /** A counter-offer, and to which of the turn's offers. */
  readonly counter: (Sides & { readonly offer: number }) | null;
  readonly discard: Bundle;
  readonly harvest: Bundle;
  /** The resource a monopoly shall claim. */
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

/** Every seat's drafts of one turn: several may be busy in it, and those of other turns are forgotten. */
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
    // From what is kept by now: one press may change several of them.
    change(change) {
      const kept = store.get();
      const others = kept.round === round ? kept.of : {};
      store.set({ round, of: { ...others, [seat]: { ...draftsIn(kept), ...change } } });
    },
  };
}
