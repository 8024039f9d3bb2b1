/** A small table for Lost Cities' components: it knows the rules and keeps what was played and explained. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { board } from '../../../../client/boards/lost-cities/index.tsx';
import type { Language } from '../../../../client/text/language.ts';
import { CARDS } from '../../../../games/lost-cities/board.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../../games/lost-cities/meta.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { type Refusal, type Seat, heard } from '../../../../games/kit/rules.ts';

export const NAMES = ['Ana', 'Ben', 'Cat', 'Dov'];

export function newGame(seed: string, seats = 3, options: Partial<Options> = {}): State {
  return rules.setup(seats, { ...defaultOptions(meta), ...options }, randomFrom(seed));
}

/** Calls `visit` with every position of a random game and with the events that led there. */
export function playRandomly(
  seed: string,
  moves: number,
  visit: (state: State, events: readonly LostCitiesEvent[]) => void,
): void {
  const random = randomFrom(seed);
  const state = newGame(seed);
  visit(state, []);
  for (let i = 0; i < moves; i++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    const events: LostCitiesEvent[] = [];
    const legal = rules.legal(state, seat);
    // Rows grow rather than discards, so that figures come far.
    const forward = legal.filter(({ type }) => type === 'advance' || type === 'startPath');
    const move = random.pick(forward.length > 0 && random.below(4) > 0 ? forward : legal);
    rules.apply(state, seat, move, random, (event) => events.push(event));
    visit(state, events);
  }
}

/** The first position of a random game that `wanted` accepts. */
export function positionWhere(wanted: (state: State) => boolean): State {
  for (let seed = 0; seed < 20; seed++) {
    let found: State | undefined;
    playRandomly(`position ${seed}`, 1500, (state) => {
      if (found === undefined && wanted(state)) found = rules.clone(state);
    });
    if (found !== undefined) return found;
  }
  throw new Error('no such position in 20 random games');
}

/** Gives a seat exactly these cards; the deck takes its old ones. */
export function deal(state: State, seat: Seat, cards: readonly number[]): void {
  for (let card = 0; card < CARDS; card++) {
    const at = seat * CARDS + card;
    const wanted = cards.filter((each) => each === card).length;
    state.deck[card]! += state.hands[at]! - wanted;
    state.hands[at] = wanted;
  }
  state.handSizes[seat] = cards.length;
}

interface Laid {
  readonly played: LostCitiesMove[];
  readonly explained: string[];
  readonly container: HTMLElement;
  /** Presses the button of this name, or a target of the board. */
  press(button: string | RegExp | Element): void;
  /** Shows another position at the same table. */
  show(state: State): void;
}

interface Scene {
  readonly language?: Language;
  readonly events?: readonly LostCitiesEvent[];
}

/** Board, hand and panels as `seat` has them at `state`. Moves are kept, not made. */
export function lay(state: State, seat: Seat | null, { language = 'en', events = [] }: Scene = {}): Laid {
  cleanup();
  const played: LostCitiesMove[] = [];
  const explained: string[] = [];
  const { container, rerender } = render(<span />);
  const show = (at: State) => {
    const view = rules.view(at, seat);
    const players = NAMES.slice(0, at.seats).map((name, i) => ({
      seat: i,
      name,
      colour: meta.colours[i]!,
      connected: true,
    }));
    const props = {
      state: view,
      seat,
      legal: seat === null ? [] : rules.legal(view, seat),
      toMove: rules.toMove(at),
      events: events.map((event) => heard(event, seat)),
      step: 1,
      over: rules.toMove(at).length === 0,
      spotlight: null,
      players,
      language,
      play: (move: LostCitiesMove) => void played.push(move),
      why: (move: LostCitiesMove) => (seat === null ? undefined : rules.refuse(view, seat, move)),
      explain: (refusal: Refusal) => void explained.push(refusal.code),
    };
    rerender(
      <>
        <board.Board {...props} />
        {seat !== null && <board.Hand {...props} />}
        {players.map((player) => (
          <section key={player.seat} aria-label={player.name}>
            <board.SeatPanel {...props} of={player.seat} />
          </section>
        ))}
      </>,
    );
  };
  show(state);
  const press = (button: string | RegExp | Element) => {
    if (button instanceof Element) {
      fireEvent.click(button);
      return;
    }
    const found = buttons(container).find((candidate) => isNamed(candidate, button));
    if (found === undefined) throw new Error(`no button named ${button.toString()}`);
    fireEvent.click(found);
  };
  return { played, explained, container, press, show };
}

function buttons(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('button, [role="button"]')];
}

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? own === name : name.test(own);
}
