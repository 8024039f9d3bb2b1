/** A small table for Attika's components: it knows the rules and keeps what was played and explained. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { board } from '../../../../client/boards/attika/index.tsx';
import type { Language } from '../../../../client/text/language.ts';
import { rules } from '../../../../games/attika/index.ts';
import { meta } from '../../../../games/attika/meta.ts';
import type { AttikaEvent, AttikaMove, State } from '../../../../games/attika/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { type Refusal, type Seat, heard } from '../../../../games/kit/rules.ts';

const NAMES = ['Ana', 'Ben', 'Cat', 'Dov'];

/** Calls `visit` with every position of a random game of three and with the events that led there. */
export function playRandomly(seed: string, visit: (state: State, events: readonly AttikaEvent[]) => void): void {
  const random = randomFrom(seed);
  const state = rules.setup(3, {}, random);
  visit(state, []);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const events: AttikaEvent[] = [];
    // Kinds first, so that places don't crowd out all else.
    const moves = rules.legal(state, seat);
    const kind = random.pick([...new Set(moves.map((move) => move.type))]);
    const move = random.pick(moves.filter(({ type }) => type === kind));
    rules.apply(state, seat, move, random, (event) => events.push(event));
    visit(state, events);
  }
}

/** The first position of random games that `wanted` accepts. */
export function positionWhere(wanted: (state: State) => boolean): State {
  for (let seed = 0; seed < 40; seed++) {
    let found: State | undefined;
    playRandomly(`position ${seed}`, (state) => {
      if (found === undefined && state.winner < 0 && wanted(state)) found = rules.clone(state);
    });
    if (found !== undefined) return found;
  }
  throw new Error('no such position in 40 random games');
}

interface Laid {
  readonly played: AttikaMove[];
  readonly explained: string[];
  readonly container: HTMLElement;
  /** What lights up, by its key. */
  lit(): readonly string[];
  /** The lit place of this key. */
  target(key: string): Element;
  find(name: string | RegExp): HTMLElement | undefined;
  /** Presses the first button of this name. */
  press(name: string | RegExp): void;
}

interface Scene {
  readonly language?: Language;
  readonly events?: readonly AttikaEvent[];
}

/** Board, hand and panels as `seat` has them at `state`. Moves are kept, not made. */
export function sit(state: State, seat: Seat | null, { language = 'en', events = [] }: Scene = {}): Laid {
  cleanup();
  const played: AttikaMove[] = [];
  const explained: string[] = [];
  const view = rules.view(state, seat);
  const players = NAMES.slice(0, state.seats).map((name, at) => ({
    seat: at,
    name,
    colour: meta.colours[at]!,
    connected: true,
  }));
  const props = {
    state: view,
    seat,
    legal: seat === null ? [] : rules.legal(view, seat),
    toMove: rules.toMove(state),
    events: events.map((event) => heard(event, seat)),
    step: ++steps,
    over: false,
    spotlight: null,
    players,
    language,
    play: (move: AttikaMove) => void played.push(move),
    why: (move: AttikaMove) => (seat === null ? undefined : rules.refuse(view, seat, move)),
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
  const targets = () => [...container.querySelectorAll('[data-target]')];
  const find = (name: string | RegExp) =>
    [...container.querySelectorAll<HTMLElement>('button, [role="button"]')].find((button) => isNamed(button, name));
  return {
    played,
    explained,
    container,
    lit: () => targets().map((place) => place.getAttribute('data-target')!),
    target: (key) => targets().find((place) => place.getAttribute('data-target') === key)!,
    find,
    press(name) {
      const found = find(name);
      if (found === undefined) throw new Error(`no button named ${name.toString()}`);
      fireEvent.click(found);
    },
  };
}

/** Each table is laid at a time of its own, so that nothing picked before is remembered. */
let steps = 0;

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? own === name : name.test(own);
}
