/** States of a defined game: how they begin, copies, what they are made of, and which are impossible. */
import { filled, sum } from '../counts.ts';
import type { Refusal } from '../rules.ts';
import type { Moves } from './moves.ts';
import {
  type AnyDefinition,
  type AnyState,
  type NamedPart,
  type Plan,
  countOf,
  hoardsOf,
  numbersOf,
  pilesOf,
} from './plan.ts';

export class States {
  private readonly lists: readonly string[];
  private readonly piles: readonly string[];
  private readonly ends: readonly (readonly [string, (state: AnyState) => boolean])[];

  constructor(
    private readonly definition: AnyDefinition,
    private readonly plan: Plan,
    private readonly moves: Moves,
  ) {
    const named = (is: (part: NamedPart) => boolean) => plan.parts.filter(is).map(({ name }) => name);
    this.lists = ['chosen', ...named(({ what }) => what !== 'counter' && what !== 'piles')];
    this.ends = Object.entries(definition.ends);
    this.piles = named(({ what }) => what === 'piles');
  }

  /** The state before the game's own `setup` runs. All cards of a set lie in the first part that holds it. */
  begin(seats: number, options: object): AnyState {
    const { parts, phases } = this.plan;
    const { name: phase, together } = phases[0]!;
    const state: AnyState = {
      seats,
      options: { ...options },
      turn: 0,
      phase,
      waiting: together ? (1 << seats) - 1 : 0,
      chosen: phases.some((each) => each.together) ? filled(seats, 0) : [],
      over: '',
    };
    for (const part of parts) {
      const { name, what, start, cards } = part;
      const count = countOf(part, seats);
      if (what === 'counter') state[name] = start;
      else if (what === 'pile') state[name] = [];
      else state[name] = what === 'piles' ? Array.from({ length: count }, () => []) : filled(count, start);
      if (cards === undefined || parts.find((each) => each.cards === cards) !== part) continue;
      for (const pile of pilesOf(state, part).slice(0, part.count === 'each' ? count : 1)) pile.push(...cards.cards);
    }
    // An object that is parsed from text is copied faster than one that grew field by field.
    return JSON.parse(JSON.stringify(state)) as AnyState;
  }

  clone(state: AnyState): AnyState {
    const copy = { ...state };
    for (const name of this.lists) copy[name] = (copy[name] as number[]).slice();
    for (const name of this.piles) copy[name] = (copy[name] as number[][]).map((pile) => pile.slice());
    return copy;
  }

  census(state: AnyState): Readonly<Record<string, number>> {
    const census: Record<string, number> = {};
    for (const { name, cards, piles } of hoardsOf(this.plan, state)) {
      for (const card of cards) census[`${name} ${card}`] = 0;
      for (const card of piles.flat()) census[`${name} ${card}`] = (census[`${name} ${card}`] ?? 0) + 1;
    }
    for (const part of this.plan.parts)
      if (part.of !== undefined) census[part.of] = (census[part.of] ?? 0) + sum(numbersOf(state, part));
    return census;
  }

  /** The first thing that is impossible in a state of the right shape; undefined if it is possible. */
  impossible(state: AnyState): Refusal | undefined {
    const { seats, options, waiting, phase, over, chosen } = state;
    if (waiting >> seats !== 0 || waiting > 0 !== (over === '' && this.moves.isTogether(phase) === true))
      return { code: 'waitsForNobody' };
    for (const part of this.plan.parts)
      if (
        !numbersOf(state, part).every((value) => Number.isSafeInteger(value) && (part.of === undefined || value >= 0))
      )
        return { code: 'outOfRange', part: part.name };
    const expected = this.census(this.begin(seats, options));
    const census = this.census(state);
    const wrong = Object.keys({ ...expected, ...census }).find((name) => census[name] !== expected[name]);
    if (wrong !== undefined) return { code: 'miscounted', part: wrong };
    const odd = chosen.findIndex((number, seat) => {
      if (waiting === 0 || (waiting & (1 << seat)) !== 0) return number !== 0;
      return !this.moves.movesOf(state, seat).some((move) => this.moves.numberOf(move) === number);
    });
    if (odd >= 0) return { code: 'choseNothing', seat: odd };
    if (this.endOf(state) !== over) return { code: 'notOver' };
    const own = this.definition.impossible?.(state);
    return own === undefined ? undefined : { code: own };
  }

  /** The code of the ending, or an empty text if the game goes on. */
  endOf(state: AnyState): string {
    for (const [code, isSo] of this.ends) if (isSo(state)) return code;
    return '';
  }
}
