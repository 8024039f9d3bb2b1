/** Counts the components that a page draws, again or for the first time. */
import { type ReactNode, Profiler, useRef } from 'react';

/** As much of React's own tree as is read here. Each part of it has been drawn in two versions, this one and the one before. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

/** React's numbers for components: functions, classes, those with a forwarded ref, those with a memory. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 15]);

/** React's mark of a component that was asked to draw. */
const ASKED = 1;

export class Redraws {
  private names: string[] = [];

  /** The names of the components drawn since the last call. */
  take(): readonly string[] {
    const { names } = this;
    this.names = [];
    return names;
  }

  /** Around what is to be watched. */
  readonly Watched = ({ children }: { readonly children: ReactNode }): ReactNode => {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div ref={frame}>
        <Profiler id="redraws" onRender={() => frame.current !== null && this.look(frame.current)}>
          {children}
        </Profiler>
      </div>
    );
  };

  private look(frame: HTMLElement): void {
    const key = Object.keys(frame).find((each) => each.startsWith('__reactFiber$'));
    let top = (frame as unknown as Record<string, Fiber | undefined>)[key ?? ''];
    while (top?.return) top = top.return;
    if (top === undefined) throw new Error('React keeps its tree elsewhere');
    const { current } = top.stateNode as { readonly current: Fiber };
    this.compare(current, current.alternate);
  }

  private compare(now: Fiber, before: Fiber | null): void {
    const drawn = before === null || (now.flags & ASKED) !== 0;
    if (COMPONENTS.has(now.tag) && drawn) this.names.push(nameOf(now.type));
    if (before !== null && now.child === before.child) return;
    for (let child = now.child; child !== null; child = child.sibling) this.compare(child, child.alternate);
  }
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name || String(type).slice(0, 50).replaceAll('\n', ' ');
  const { render, type: inner } = type as { readonly render?: unknown; readonly type?: unknown };
  return nameOf(render ?? inner);
}
