/**
 * Copies states and finds their piles by the names that a game declared. JavaScript engines are slow when one line of
 * code meets the names of several games. So, where generating code is allowed, each game gets code with its own names
 * in it. That cuts the time of copies to a third and of whole searches to four fifths.
 */
import type { Seat } from '../rules.ts';
import { codeOf, mayMakeCode } from './code.ts';
import type { AnyState, NamedPart } from './plan.ts';
import type { Names, Place, StateOf } from './types.ts';

type State = StateOf<Names>;
/** Reads the cards of a pile; for a part with one pile per seat, those of `seat`. */
export type Hand = (state: State, seat: Seat) => readonly number[];

export interface Access {
  readonly clone: (state: State) => State;
  /**
   * The cards at a place: the very list in the state. If the place doesn't say which of several piles, it is that of
   * `seat`.
   */
  readonly cardsAt: (state: State, place: Place<Names>, seat: Seat) => number[] | undefined;
  /** A reader for each part that holds cards, by the part's name. */
  readonly hands: Readonly<Record<string, Hand>>;
}

/** The fields that every state has in addition to its parts, in order. */
const BASE = ['seats', 'options', 'turn', 'phase', 'waiting', 'chosen', 'over'];

export function accessOf(parts: readonly NamedPart[]): Access {
  return mayMakeCode() ? madeAccess(parts) : plainAccess(parts);
}

/** The access by generated code. */
export function madeAccess(parts: readonly NamedPart[]): Access {
  const field = ({ name }: NamedPart) => `state[${JSON.stringify(name)}]`;
  const copied = (part: NamedPart) => {
    if (part.what === 'counter') return field(part);
    return part.what === 'piles' ? `copied(${field(part)})` : `${field(part)}.slice()`;
  };
  const base = BASE.map((name) => `${name}: state.${name}${name === 'chosen' ? '.slice()' : ''}`);
  const own = parts.map((part) => `${JSON.stringify(part.name)}: ${copied(part)}`);
  const hands = parts.flatMap((part) => {
    if (part.cards === undefined) return [];
    return `${JSON.stringify(part.name)}: (state, seat) => ${field(part)}${part.what === 'piles' ? '[seat]' : ''}`;
  });
  const cases = parts.flatMap((part) => {
    if (part.cards === undefined) return [];
    const which = part.what === 'piles' ? `${field(part)}[single ? seat : place[1]]` : field(part);
    return `case ${JSON.stringify(part.name)}: return ${which};`;
  });
  return codeOf(`
    function copied(piles) {
      const copies = [];
      for (let at = 0; at < piles.length; at++) copies.push(piles[at].slice());
      return copies;
    }
    function clone(state) {
      return { ${[...base, ...own].join(', ')} };
    }
    function cardsAt(state, place, seat) {
      const single = typeof place === 'string';
      switch (single ? place : place[0]) { ${cases.join(' ')} }
      return undefined;
    }
    return { clone, cardsAt, hands: { ${hands.join(', ')} } };`) as Access;
}

/** The same access without generated code. */
export function plainAccess(parts: readonly NamedPart[]): Access {
  const named = (is: (part: NamedPart) => boolean) => parts.filter(is).map(({ name }) => name);
  const lists = named(({ what }) => what !== 'counter' && what !== 'piles');
  const several = named(({ what }) => what === 'piles');
  const piles = named(({ cards }) => cards !== undefined);
  return {
    clone(state) {
      const copy = { ...state } as unknown as AnyState;
      copy.chosen = state.chosen.slice();
      for (const name of lists) copy[name] = (copy[name] as number[]).slice();
      for (const name of several) copy[name] = (copy[name] as number[][]).map((pile) => pile.slice());
      return copy;
    },
    cardsAt(state, place, seat) {
      const single = typeof place === 'string';
      const name = single ? place : place[0];
      if (!piles.includes(name)) return undefined;
      const value = (state as unknown as AnyState)[name];
      return several.includes(name) ? (value as number[][])[single ? seat : place[1]] : (value as number[]);
    },
    hands: Object.fromEntries(
      piles.map((name): [string, Hand] => {
        const own = several.includes(name);
        return [
          name,
          (state, seat) => {
            const value = (state as unknown as AnyState)[name];
            return own ? (value as number[][])[seat]! : (value as number[]);
          },
        ];
      }),
    ),
  };
}
