/** A small table for one game's components: it knows the rules and keeps what was played and explained. */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import type { BoardModule } from '../../../../client/boards/contract.ts';
import { boards } from '../../../../client/boards/index.ts';
import { useNext } from '../../../../client/kit/doing.ts';
import { BoardScope } from '../../../../client/kit/scope/BoardScope.tsx';
import { useScope } from '../../../../client/kit/scope/context.ts';
import { useHinted, usePointAt } from '../../../../client/kit/motion/spotlight.ts';
import type { Language } from '../../../../client/kept/language.ts';
import { shelf } from '../../../../games/index.ts';
import type { Meta } from '../../../../games/kit/meta.ts';
import { type GameEvent, type Move, type Refusal, type Rules, type Seat, heard } from '../../../../games/kit/rules.ts';

/** The games of the shelf that have a board of their own. */
export const drawnGames: readonly string[] = [...boards.keys()].filter((id) => shelf.has(id));

/** Who sits at every such table, from the first seat on. */
export const NAMES = ['Ana', 'Ben', 'Cat', 'Dov'] as const;

export interface Laid<State, M extends Move, E extends GameEvent> {
  readonly played: readonly M[];
  /** The codes of the refusals that were explained. */
  readonly explained: readonly string[];
  readonly container: HTMLElement;
  /** What lights up, by its key. */
  lit(): readonly string[];
  /** What is said to come next in what is being put together, or null. */
  next(): string | null;
  /** The lit place of this key. */
  target(key: string): Element;
  find(name: string | RegExp): HTMLElement | undefined;
  /** Presses the first button of this name, or a target of the board. */
  press(button: string | RegExp | Element): void;
  /** Shows another position at the same table, and what led there. */
  show(state: State, events?: readonly E[]): void;
  /** Goes back by a step, to another position. */
  takeBack(state: State): void;
  /** Has a hint speak of what a move would do, or of nothing. */
  hint(events: readonly E[]): void;
  /** Draws the hand anew, as a page does that folds for a narrower screen. */
  fold(): void;
  /** Takes the table off the page. */
  leave(): void;
}

export interface Setting<E extends GameEvent> {
  readonly language?: Language;
  /** What led here. */
  readonly events?: readonly E[];
  /** Leaves the board out: most of the page is its drawing, which searches for buttons need not wade through. */
  readonly boardless?: boolean;
  /** Leaves the tables laid before on the page. */
  readonly beside?: boolean;
  /** Only to be looked at. */
  readonly still?: boolean;
  /** What somebody points at in the log. */
  readonly spotlight?: E;
  /** What has happened since the seat's last turn, where that is more than `events`. */
  readonly since?: readonly E[];
}

/** A way to lay tables of one game: board, hand and panels as `seat` has them at `state`. Moves are kept, not made. */
export function tableOf<State extends object, M extends Move, Options extends object, E extends GameEvent>(
  board: BoardModule<State, M, E>,
  rules: Rules<State, M, Options, E>,
  meta: Meta<Options>,
) {
  return (state: State, seat: Seat | null, setting: Setting<E> = {}): Laid<State, M, E> => {
    const { language = 'en', boardless = false, beside = false, still = false, spotlight, since } = setting;
    if (!beside) cleanup();
    const played: M[] = [];
    const explained: string[] = [];
    const { container, rerender, unmount } = render(<span />);
    let step = 0;
    let folded = 0;
    let said: string | null = null;
    let hinted: readonly E[] = [];
    const show = (at: State, events = setting.events ?? []) => {
      const view = rules.view(at, seat);
      const toMove = rules.toMove(at);
      const players = NAMES.slice(0, rules.players(at)).map((name, i) => ({
        seat: i,
        name,
        colour: meta.colours[i]!,
        connected: true,
      }));
      const props = {
        state: view,
        seat,
        legal: seat === null ? [] : rules.legal(view, seat),
        toMove,
        events: events.map((event) => heard(event, seat)),
        step: ++step,
        result: rules.result(view) ?? null,
        since: since ?? events,
        players,
        language,
        words: board.words[language],
        play: (move: M) => void played.push(move),
        why: (move: M) => (seat === null ? undefined : rules.refuse(view, seat, move)),
        explain: (refusal?: Refusal) => void (refusal && explained.push(refusal.code)),
      };
      rerender(
        <BoardScope live={!still}>
          <Frame>
            <Pointing at={spotlight} />
            <Hinting at={hinted} />
            <Following onNext={(next) => (said = next)} />
            {!boardless && <board.Board {...props} />}
            {seat !== null && board.Hand && <board.Hand key={folded} {...props} />}
            {players.map((player) => (
              <section key={player.seat} aria-label={player.name}>
                <board.SeatPanel {...props} of={player.seat} />
              </section>
            ))}
          </Frame>
        </BoardScope>,
      );
    };
    show(state);
    const takeBack = (at: State) => {
      step -= 2;
      show(at);
    };
    const fold = () => {
      folded++;
      show(state);
    };
    const hint = (events: readonly E[]) => {
      hinted = events;
      show(state);
    };
    return { played, explained, show, takeBack, fold, hint, next: () => said, leave: unmount, ...handsOn(container) };
  };
}

/** The same for any game of the shelf that has a board. */
export async function layOf(id: string) {
  const { meta, load } = shelf.get(id)!;
  const [{ rules }, board] = await Promise.all([load(), boards.get(id)!()]);
  return tableOf<object, Move, object, GameEvent>(board, rules, meta);
}

/** Has the log pointed at. */
function Pointing({ at }: { readonly at: GameEvent | undefined }) {
  const pointAt = usePointAt();
  useEffect(() => pointAt(at === undefined ? [] : [at]), [at, pointAt]);
  return null;
}

/** Has a hint speak of something. */
function Hinting({ at }: { readonly at: readonly GameEvent[] }) {
  useHinted(at);
  return null;
}

/** Hears what comes next, as the prompt does. */
function Following({ onNext }: { onNext(next: string | null): void }) {
  const next = useNext();
  useEffect(() => {
    onNext(next);
  });
  return null;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <div {...useScope().frame}>{children}</div>;
}

/** What somebody at the page finds and presses. */
function handsOn(container: HTMLElement) {
  const targets = () => [...container.querySelectorAll('[data-target]')];
  const find = (name: string | RegExp) =>
    [...container.querySelectorAll<HTMLElement>('button, [role="button"]')].find((button) => isNamed(button, name));
  const named = (name: string | RegExp) => {
    const found = find(name);
    if (found === undefined) throw new Error(`no button named ${name.toString()}`);
    return found;
  };
  return {
    container,
    lit: () => targets().map((place) => place.getAttribute('data-target') ?? ''),
    target(key: string): Element {
      const found = targets().find((place) => place.getAttribute('data-target') === key);
      if (found === undefined) throw new Error(`nothing lit at ${key}`);
      return found;
    },
    find,
    press(button: string | RegExp | Element): void {
      fireEvent.click(button instanceof Element ? button : named(button));
    },
  };
}

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = button.getAttribute('aria-label') ?? button.textContent.replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? own === name : name.test(own);
}
