/**
 * One board as it stands on a page, with the hand and panels that belong to it. A page may hold several: each keeps what is
 * being chosen at it, finds things only within itself, and hears the keyboard only while it has the page's attention.
 */
import { type Store, createStore } from '../store.ts';

/** Something every board keeps for itself, by what it is at first. */
export interface Own<T> {
  readonly initial: T;
}

/** Declares something every board keeps for itself. */
export function perBoard<T>(initial: T): Own<T> {
  return { initial };
}

/** How many boards there have been on the page. */
let boards = 0;

/** The live boards of the page. The last to come or to be touched has the page's attention. */
const live: Scope[] = [];

export class Scope {
  /** Sets names in the document apart from those of other boards. */
  readonly id = `-${++boards}`;
  private readonly root: { current: HTMLDivElement | null } = { current: null };
  /** For the element that holds the board and all that belongs to it. Whoever touches or focuses anything in it attends to it. */
  readonly frame = {
    ref: this.root,
    onPointerDownCapture: ({ pointerType }: { readonly pointerType: string }) => {
      this.byTouch = pointerType === 'touch';
      this.attend();
    },
    onKeyDownCapture: () => {
      this.byTouch = false;
    },
    onFocusCapture: () => this.attend(),
  };
  private byTouch = false;
  private readonly stores = new Map<Own<unknown>, Store<unknown>>();

  own<T>(what: Own<T>): Store<T> {
    const kept = (this.stores.get(what) as Store<T> | undefined) ?? createStore(what.initial);
    this.stores.set(what, kept as Store<unknown>);
    return kept;
  }

  /** Whether the last press was a finger's, which shows nothing of what it means before it comes down. */
  touched(): boolean {
    return this.byTouch;
  }

  /** What holds the board and all that belongs to it. */
  element(): HTMLElement | null {
    return this.root.current;
  }

  /** The first element of this board that a selector finds. */
  find(selector: string): HTMLElement | SVGElement | null {
    return this.root.current?.querySelector<HTMLElement | SVGElement>(selector) ?? null;
  }

  /** What has the focus, if it belongs to this board. */
  focused(): Element | null {
    const { activeElement } = document;
    return this.root.current?.contains(activeElement) === true ? activeElement : null;
  }

  /** Whether keys are meant for this board. Those pressed outside any board are for the one with the page's attention. */
  hears(): boolean {
    return live.at(-1) === this;
  }

  /** Joins the boards that are played at, with the page's attention; returns what makes it still again. */
  enter(): () => void {
    live.push(this);
    return () => void live.splice(live.indexOf(this), 1);
  }

  private attend(): void {
    const at = live.indexOf(this);
    if (at >= 0) live.push(...live.splice(at, 1));
  }
}
