/** A small table for Atlantis' components: it knows the rules and keeps what was played and explained. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { board } from '../../../../client/boards/atlantis/index.tsx';
import type { Language } from '../../../../client/text/language.ts';
import { knowledge, rules } from '../../../../games/atlantis/index.ts';
import { meta } from '../../../../games/atlantis/meta.ts';
import type { AtlantisEvent, AtlantisMove, State } from '../../../../games/atlantis/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { type Refusal, type Seat, heard } from '../../../../games/kit/rules.ts';

const NAMES = ['Ana', 'Ben', 'Cat', 'Dov'];

export function newGame(seed: string, seats = 3): State {
  return rules.setup(seats, {}, randomFrom(seed));
}

/** Calls `visit` with every position of a game, played sensibly or (every third move) at random, and the events that led there. */
export function playGame(seed: string, visit: (state: State, events: readonly AtlantisEvent[]) => void): void {
  const random = randomFrom(seed);
  const state = newGame(seed);
  visit(state, []);
  for (;;) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return;
    const events: AtlantisEvent[] = [];
    const move = random.below(3) === 0 ? random.pick(rules.legal(state, seat)) : knowledge.playout(state, seat, random);
    rules.apply(state, seat, move, random, (event) => events.push(event));
    visit(state, events);
  }
}

interface Laid {
  readonly played: AtlantisMove[];
  readonly explained: string[];
  readonly container: HTMLElement;
  /** Presses the button of this name, or a target of the board. */
  press(button: string | RegExp | Element): void;
  find(name: string | RegExp): HTMLElement | undefined;
}

interface Scene {
  readonly language?: Language;
  readonly events?: readonly AtlantisEvent[];
}

/** Board, hand and panels as `seat` has them at `state`. Moves are kept, not made. */
export function lay(state: State, seat: Seat | null, { language = 'en', events = [] }: Scene = {}): Laid {
  cleanup();
  const played: AtlantisMove[] = [];
  const explained: string[] = [];
  const view = rules.view(state, seat);
  const players = NAMES.slice(0, state.seats).map((name, i) => ({
    seat: i,
    name,
    colour: meta.colours[i]!,
    connected: true,
  }));
  const props = {
    state: view,
    seat,
    legal: seat === null ? [] : rules.legal(view, seat),
    toMove: rules.toMove(state),
    events: events.map((event) => heard(event, seat)),
    step: 1,
    over: state.finisher >= 0,
    spotlight: null,
    players,
    language,
    play: (move: AtlantisMove) => void played.push(move),
    why: (move: AtlantisMove) => (seat === null ? undefined : rules.refuse(view, seat, move)),
    explain: (refusal: Refusal) => void explained.push(refusal.code),
  };
  const { container } = render(
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
  const find = (name: string | RegExp) =>
    [...container.querySelectorAll<HTMLElement>('button, [role="button"]')].find((button) => isNamed(button, name));
  const press = (button: string | RegExp | Element) => {
    if (button instanceof Element) {
      fireEvent.click(button);
      return;
    }
    const found = find(button);
    if (found === undefined) throw new Error(`no button named ${String(button)}`);
    fireEvent.click(found);
  };
  return { played, explained, container, press, find };
}

/** The names of the lit places of a kind. */
export function lit(container: HTMLElement, on: 'pawn' | 'place' | 'hole'): (string | null)[] {
  return [...container.querySelectorAll(`[data-on="${on}"]`)].map((target) => target.getAttribute('aria-label'));
}

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? own === name : name.test(own);
}
