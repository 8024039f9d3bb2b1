/** What each seat may know of a defined game: its views, and random full states that fit a view. */
import { HIDDEN } from '../counts.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../rules.ts';
import type { Moves } from './moves.ts';
import { type AnyState, type Plan, hoardsOf, pilesOf } from './plan.ts';
import type { States } from './state.ts';

export class Hidden {
  constructor(
    private readonly plan: Plan,
    private readonly moves: Moves,
    private readonly states: States,
  ) {}

  /** After the end everybody sees everything. */
  view(state: AnyState, seat: Seat | null): AnyState {
    const view = this.states.clone(state);
    if (state.over !== '') return view;
    for (const part of this.plan.parts)
      if (part.cards !== undefined && part.seen !== 'all')
        for (const [owner, pile] of pilesOf(view, part).entries())
          if (part.seen === 'nobody' || owner !== seat) pile.fill(HIDDEN);
    if (state.waiting > 0)
      for (const other of view.chosen.keys())
        if (other !== seat && (state.waiting & (1 << other)) === 0) view.chosen[other] = HIDDEN;
    return view;
  }

  /** Fills in what the view hides: deals the unseen cards, and picks some choice for seats whose choice is hidden. */
  redeal(view: AnyState, random: Random): AnyState {
    const state = this.states.clone(view);
    for (const { cards, piles } of hoardsOf(this.plan, state)) {
      if (!piles.some((pile) => pile.includes(HIDDEN))) continue;
      const unseen = [...cards];
      for (const card of piles.flat()) if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
      random.shuffle(unseen);
      for (const pile of piles) for (const [at, card] of pile.entries()) if (card === HIDDEN) pile[at] = unseen.pop()!;
    }
    for (const [seat, number] of state.chosen.entries())
      if (number === HIDDEN) state.chosen[seat] = this.moves.numberOf(random.pick(this.moves.movesOf(state, seat)));
    return state;
  }
}
