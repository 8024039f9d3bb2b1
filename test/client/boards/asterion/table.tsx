/** A small table for Asterion's components: it knows the rules and keeps what was played and explained. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { board } from '../../../../client/boards/asterion/index.tsx';
import type { Language } from '../../../../client/text/language.ts';
import { rules } from '../../../../games/asterion/index.ts';
import { meta } from '../../../../games/asterion/meta.ts';
import type { AsterionEvent, AsterionMove, State } from '../../../../games/asterion/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { type Refusal, type Seat, heard } from '../../../../games/kit/rules.ts';

const NAMES = ['Ana', 'Ben', 'Cat', 'Dov'];
const players = NAMES.map((name, seat) => ({ seat, name, colour: meta.colours[seat]!, connected: true }));

/** Calls `visit` with every position of a random game of four and with the events that led there. */
export function playRandomly(seed: string, visit: (state: State, events: readonly AsterionEvent[]) => void): void {
  const random = randomFrom(seed);
  const state = rules.setup(4, {}, random);
  visit(state, []);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const events: AsterionEvent[] = [];
    // Kinds first, so that placing doesn't crowd out all else.
    const moves = rules.legal(state, seat);
    const kind = random.pick([...new Set(moves.map((move) => move.type))]);
    const move = random.pick(moves.filter(({ type }) => type === kind));
    rules.apply(state, seat, move, random, (event) => events.push(event));
    visit(state, events);
  }
}

interface Laid {
  readonly played: AsterionMove[];
  readonly explained: string[];
  readonly container: HTMLElement;
  /** What lights up, by its key. */
  lit(): readonly string[];
  /** Presses the first button of this name, or the lit place of this key. */
  press(button: string | RegExp): void;
  target(key: string): Element;
}

interface Scene {
  readonly language?: Language;
  readonly events?: readonly AsterionEvent[];
}

/** Board, hand and panels as `seat` has them at `state`. Moves are kept, not made. */
export function sit(state: State, seat: Seat | null, { language = 'en', events = [] }: Scene = {}): Laid {
  cleanup();
  const played: AsterionMove[] = [];
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
    play: (move: AsterionMove) => void played.push(move),
    why: (move: AsterionMove) => (seat === null ? undefined : rules.refuse(view, seat, move)),
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
  const target = (key: string) => {
    const found = container.querySelector(`[data-target="${key}"]`);
    if (found === null) throw new Error(`nothing lit at ${key}`);
    return found;
  };
  return {
    played,
    explained,
    container,
    target,
    lit: () => [...container.querySelectorAll('[data-target]')].map((lit) => lit.getAttribute('data-target') ?? ''),
    press(button) {
      if (typeof button === 'string' && /^(?:cell|tile) \d+$/.test(button)) {
        fireEvent.click(target(button));
        return;
      }
      const all = [...container.querySelectorAll<HTMLElement>('button, [role="button"]')];
      const found = all.find((each) => isNamed(each, button));
      if (found === undefined) throw new Error(`no button named ${button.toString()}`);
      fireEvent.click(found);
    },
  };
}

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? own === name : name.test(own);
}
