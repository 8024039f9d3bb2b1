/** What each seat may know of a defined game: its views, and random full states that fit a view. */
import { HIDDEN } from '../counts.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../rules.ts';
import type { Moves } from './moves.ts';
import { type NamedPart, type Plan, pilesOf } from './plan.ts';
import type { Dealt, States } from './state.ts';
import type { Names, StateOf } from './types.ts';

type State = StateOf<Names>;

export class Hidden {
  private readonly parts: readonly NamedPart[];
  private readonly sets: readonly Dealt[];

  constructor(
    plan: Plan,
    private readonly moves: Moves,
    private readonly states: States,
  ) {
    this.parts = plan.parts.filter(({ seen }) => seen !== 'all');
    this.sets = states.sets.filter(({ parts }) => parts.some(({ seen }) => seen !== 'all'));
  }

  /** After the end everybody sees everything. */
  view(state: State, seat: Seat | null): State {
    const seen = this.states.clone(state);
    if (state.over !== '') return seen;
    for (const part of this.parts) for (const pile of hiddenIn(seen, part, seat)) pile.fill(HIDDEN);
    if (state.waiting > 0) {
      const chosen = seen.chosen as number[];
      for (let other = 0; other < chosen.length; other++)
        if (other !== seat && (state.waiting & (1 << other)) === 0) chosen[other] = HIDDEN;
    }
    return seen;
  }

  /** Fills in what the view hides: deals the unseen cards, and picks some choice for seats whose choice is hidden. */
  redeal(view: State, random: Random): State {
    const state = this.states.clone(view);
    if (state.over !== '') return state;
    for (const dealt of this.sets)
      if (dealt.own) for (let of = 0; of < state.seats; of++) this.deal(state, dealt, random, of);
      else this.deal(state, dealt, random);
    const chosen = state.chosen as number[];
    for (let other = 0; other < chosen.length; other++)
      if (chosen[other] === HIDDEN) chosen[other] = this.moves.numberOf(random.pick(this.moves.movesOf(state, other)));
    return state;
  }

  private deal(state: State, { parts, copies }: Dealt, random: Random, of?: Seat): void {
    const left = copies.slice();
    let dark: number[][] | undefined;
    let ordered = false;
    for (let p = 0; p < parts.length; p++) {
      const part = parts[p]!;
      for (const pile of pilesOf(state, part, of)) {
        let isDark = false;
        for (let i = 0; i < pile.length; i++)
          if (pile[i] === HIDDEN) isDark = true;
          else left[pile[i]!]! -= 1;
        if (!isDark) continue;
        (dark ??= []).push(pile);
        ordered ||= part.seen !== 'nobody';
      }
    }
    if (dark === undefined) return;
    // If there is only one unseen pile, its order means nothing: cards are drawn from it at random anyway.
    const unseen = dark.length > 1 || ordered ? [] : dark[0]!;
    let count = 0;
    for (let card = 0; card < left.length; card++) for (let i = 0; i < left[card]!; i++) unseen[count++] = card;
    if (unseen === dark[0]) return;
    random.shuffle(unseen);
    for (const pile of dark) for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN) pile[i] = unseen.pop()!;
  }
}

/** The piles of a part that a seat can't see. */
function hiddenIn(state: State, part: NamedPart, seat: Seat | null): readonly number[][] {
  const piles = pilesOf(state, part);
  return part.seen === 'nobody' ? piles : piles.filter((_, of) => of !== seat);
}
