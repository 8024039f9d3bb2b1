/** A small table for Katason's components: it knows the rules and keeps what was played and explained. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { board } from '../../../../client/boards/katason/index.tsx';
import type { Language } from '../../../../client/text/language.ts';
import { rules } from '../../../../games/katason/index.ts';
import { meta } from '../../../../games/katason/meta.ts';
import type { KatasonEvent, KatasonMove, State } from '../../../../games/katason/types.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { type Refusal, type Seat, heard } from '../../../../games/kit/rules.ts';

export const NAMES = ['Ana', 'Ben', 'Cat', 'Dov'];
const players = NAMES.map((name, seat) => ({ seat, name, colour: meta.colours[seat]!, connected: true }));

export function newGame(seed: string): State {
  return rules.setup(4, defaultOptions(meta), randomFrom(seed));
}

/** Calls `visit` with every position of a random game and with the events that led there. */
export function playRandomly(
  seed: string,
  moves: number,
  visit: (state: State, events: readonly KatasonEvent[]) => void,
): void {
  const random = randomFrom(seed);
  const state = rules.setup(4, defaultOptions(meta), random);
  visit(state, []);
  for (let i = 0; i < moves; i++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    const events: KatasonEvent[] = [];
    const move = random.pick(rules.legal(state, seat));
    rules.apply(state, seat, move, random, (event) => events.push(event));
    visit(state, events);
  }
}

/** The first position of a random game that `wanted` accepts. */
export function positionWhere(wanted: (state: State) => boolean): State {
  for (let seed = 0; seed < 40; seed++) {
    let found: State | undefined;
    playRandomly(`position ${seed}`, 1500, (state) => {
      if (found === undefined && wanted(state)) found = rules.clone(state);
    });
    if (found !== undefined) return found;
  }
  throw new Error('no such position in 40 random games');
}

/** Gives a seat exactly these cards, taken from or put back in the bank. */
export function deal(state: State, seat: Seat, cards: readonly number[]): void {
  for (const [kind, count] of cards.entries()) {
    const held = state.hands[seat * 5 + kind]!;
    state.hands[seat * 5 + kind] = count;
    state.bank[kind]! += held - count;
    state.handSizes[seat]! += count - held;
  }
}

interface Laid {
  readonly played: KatasonMove[];
  readonly explained: string[];
  readonly container: HTMLElement;
  /** Presses the button of this name, or a target of the board. */
  press(button: string | RegExp | Element): void;
  find(name: string | RegExp): HTMLElement | undefined;
}

interface Scene {
  readonly language?: Language;
  readonly events?: readonly KatasonEvent[];
  /** Leaves the board out: most of the page is its drawing, which searches for buttons need not wade through. */
  readonly boardless?: boolean;
}

/** Board, hand and panels as `seat` has them at `state`. Moves are kept, not made. */
export function lay(state: State, seat: Seat | null, scene: Scene = {}): Laid {
  cleanup();
  const { language = 'en', events = [], boardless = false } = scene;
  const played: KatasonMove[] = [];
  const explained: string[] = [];
  const view = rules.view(state, seat);
  const props = {
    state: view,
    seat,
    legal: seat === null ? [] : rules.legal(view, seat),
    toMove: rules.toMove(state),
    events: events.map((event) => heard(event, seat)),
    step: 1,
    over: false,
    spotlight: null,
    players,
    language,
    play: (move: KatasonMove) => void played.push(move),
    why: (move: KatasonMove) => (seat === null ? undefined : rules.refuse(view, seat, move)),
    explain: (refusal: Refusal) => void explained.push(refusal.code),
  };
  const { container } = render(
    <>
      {!boardless && <board.Board {...props} />}
      {seat !== null && <board.Hand {...props} />}
      {players.map((player) => (
        <section key={player.seat} aria-label={player.name}>
          <board.SeatPanel {...props} of={player.seat} />
        </section>
      ))}
    </>,
  );
  const find = (name: string | RegExp) => buttons(container).find((button) => isNamed(button, name));
  const press = (button: string | RegExp | Element) => {
    if (button instanceof Element) {
      fireEvent.click(button);
      return;
    }
    const found = find(button);
    if (found === undefined) throw new Error(`no button named ${button.toString()}`);
    fireEvent.click(found);
  };
  return { played, explained, container, press, find };
}

function buttons(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('button, [role="button"]')];
}

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? own === name : name.test(own);
}
