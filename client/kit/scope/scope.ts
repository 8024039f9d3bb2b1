/**
 * One board on a page, with the hand and panels that belong to it. A page may have several. Each keeps its own choices,
 * searches only its own elements, and reacts to keys only while it has the page's attention.
 */
import { type Store, createStore } from '../../kept/store.ts';

/** Something that every board stores for itself, identified by its initial value. */
export interface Own<T> {
  readonly initial: T;
}

/** Declares something that every board stores for itself. */
export function perBoard<T>(initial: T): Own<T> {
  return { initial };
}

/** How many boards the page has had. */
let boards = 0;

/** The boards that are played at. The last one that was added or touched has the page's attention. */
const live: Scope[] = [];

export class Scope {
  /** A suffix that keeps this board's element ids apart from those of other boards. */
  readonly id = `-${++boards}`;
  private readonly root: { current: HTMLDivElement | null } = { current: null };
  /**
   * The props of the element that holds the board and all that belongs to it. Touching or focusing anything in it gives
   * it the page's attention.
   */
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

  /** Whether the last press was by finger: a finger gives no sign of its aim before it touches. */
  touched(): boolean {
    return this.byTouch;
  }

  /** The element that holds the board and all that belongs to it. */
  element(): HTMLElement | null {
    return this.root.current;
  }

  /** The first element of this board that matches a selector. */
  find(selector: string): HTMLElement | SVGElement | null {
    return this.root.current?.querySelector<HTMLElement | SVGElement>(selector) ?? null;
  }

  /** The focused element, if it belongs to this board. */
  focused(): Element | null {
    const { activeElement } = document;
    return this.root.current?.contains(activeElement) === true ? activeElement : null;
  }

  /**
   * Whether keys are meant for this board. Keys pressed outside every board go to the one with the page's attention.
   */
  hears(): boolean {
    return live.at(-1) === this;
  }

  /**
   * Adds the board to those that are played at and gives it the page's attention. Returns the function that removes it.
   */
  enter(): () => void {
    live.push(this);
    return () => void live.splice(live.indexOf(this), 1);
  }

  private attend(): void {
    const at = live.indexOf(this);
    if (at >= 0) live.push(...live.splice(at, 1));
  }
}
