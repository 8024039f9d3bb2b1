/** What each seat may know of a defined game: its views, and random full states that fit a view. */
import { HIDDEN } from '../counts.ts';
import type { Random } from '../random.ts';
import type { Rules, Seat } from '../rules.ts';
import { takeAt } from './piles.ts';
import type { AnyState, Plan } from './plan.ts';
import { heapsOf, hoardsOf, pilesOf } from './state.ts';

type Known = Pick<Rules<AnyState>, 'clone' | 'legal'>;

export function hiddenOf(plan: Plan, { clone, legal }: Known): Pick<Rules<AnyState>, 'view' | 'redeal'> {
  const masked = plan.parts.filter(({ cards, seen }) => cards !== undefined && seen !== 'all');
  const hoards = hoardsOf(plan).filter(({ parts }) => parts.some((part) => masked.includes(part)));

  /** After the end everybody sees everything. */
  function view(state: AnyState, seat: Seat | null): AnyState {
    const seen = clone(state);
    if (state.over !== '') return seen;
    for (const part of masked)
      for (const [owner, pile] of pilesOf([part], seen).entries())
        if (part.seen === 'nobody' || owner !== seat) pile.fill(HIDDEN);
    for (const [other, move] of seen.chosen.entries()) if (move !== null && other !== seat) seen.chosen[other] = HIDDEN;
    return seen;
  }

  /** Fills in what the view hides: deals the unseen cards, and picks some choice for seats whose choice is hidden. */
  function redeal(seen: AnyState, _seat: Seat | null, random: Random): AnyState {
    const state = clone(seen);
    for (const hoard of hoards)
      for (const { cards, piles } of heapsOf(hoard, state)) {
        const unseen = cards.slice();
        for (const pile of piles) for (const card of pile) if (card !== HIDDEN) takeAt(unseen, unseen.indexOf(card));
        random.shuffle(unseen);
        for (const pile of piles)
          for (let at = 0; at < pile.length; at++) if (pile[at] === HIDDEN) pile[at] = unseen.pop()!;
      }
    for (let seat = 0; seat < state.chosen.length; seat++) {
      if (state.chosen[seat] !== HIDDEN) continue;
      // What it could choose: as long as it had yet to.
      state.waiting |= 1 << seat;
      state.chosen[seat] = random.pick(legal(state, seat));
      state.waiting &= ~(1 << seat);
    }
    return state;
  }

  return { view, redeal };
}
