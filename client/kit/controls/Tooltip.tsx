import {
  type DOMAttributes,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  cloneElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Side, beside } from '../dialogs/beside.ts';
import { useClearOfEdges } from '../dialogs/edges.ts';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** Without it nothing is said. */
  readonly text: string | undefined;
  readonly side?: Side;
  /** What it explains: one element that takes focus. It needs its own accessible name, a tooltip gives none. */
  readonly children: ReactElement<DOMAttributes<Element>>;
}

/** A few words at the pointer or the focus. Nothing that can't be learnt elsewhere: touch screens show none. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const { anchor, hold, ease, ...hears } = useAnchor();
  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: both(own.onPointerEnter, hears.onPointerEnter),
        onPointerLeave: both(own.onPointerLeave, ease),
        onPointerDown: both(own.onPointerDown, hears.onPointerDown),
        onFocus: both(own.onFocus, hears.onFocus),
        onBlur: both(own.onBlur, hears.onBlur),
      })}
      {anchor !== null && text !== undefined && (
        <Popup anchor={anchor} text={text} side={side} hold={hold} ease={ease} />
      )}
    </>
  );
}

/** What an element does by itself when something happens to it, and then what a tooltip does. */
function both<Happened>(own: ((event: Happened) => void) | undefined, ours: (event: Happened) => void) {
  return (event: Happened) => {
    own?.(event);
    ours(event);
  };
}

/** For how many milliseconds something is pointed at before words come. */
const DELAY = 400;

/** For how many milliseconds they stay afterwards: time to go over to them, and read in peace. */
const LINGER = 120;

/** Puts away what is shown: of all tooltips of the page one is open at most. */
let putAway: (() => void) | undefined;

/** What words are shown at, null while there are none, and what has them come and go. */
function useAnchor() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(waits.current);
  const show = (at: Element | null) => {
    clearTimeout(waits.current);
    setAnchor(at);
  };
  useEffect(() => {
    if (anchor === null) return undefined;
    putAway?.();
    const close = () => {
      clearTimeout(waits.current);
      setAnchor(null);
    };
    putAway = close;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', close);
    return () => {
      if (putAway === close) putAway = undefined;
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', close);
    };
  }, [anchor]);
  useEffect(() => () => clearTimeout(waits.current), []);
  return {
    anchor,
    hold,
    /** No longer pointed at: where the focus is, words stay. */
    ease: () => {
      hold();
      if (anchor?.matches(':focus-visible') !== true) waits.current = setTimeout(show, LINGER, null);
    },
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      hold();
      if (pointerType !== 'touch' && anchor === null) waits.current = setTimeout(show, DELAY, currentTarget);
    },
    onPointerDown: () => show(null),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(currentTarget),
    onBlur: () => show(null),
  };
}

interface PopupProps {
  readonly anchor: Element;
  readonly text: string;
  readonly side: Side;
  /** The pointer is on the words themselves. */
  hold(): void;
  ease(): void;
}

function Popup({ anchor, text, side, hold, ease }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const edges = useClearOfEdges();
  // Whenever it is drawn: other words need other room.
  useLayoutEffect(() => {
    const lay = () => popup.current !== null && layBeside(popup.current, anchor, side, edges);
    lay();
    // What it is about may be rolled away from under it.
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', lay, { capture: true });
  });
  // Not read out: it stands outside of what it is about, which says as much by itself.
  return createPortal(
    <div ref={popup} data-tip aria-hidden="true" className={styles.popup} onPointerEnter={hold} onPointerLeave={ease}>
      {text}
    </div>,
    document.body,
  );
}

function layBeside(popup: HTMLElement, anchor: Element, side: Side, edges: ReturnType<typeof useClearOfEdges>): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const room = {
    left: edges.left,
    top: edges.top,
    right: clientWidth - edges.right,
    bottom: clientHeight - edges.bottom,
  };
  const { left, top } = beside(anchor.getBoundingClientRect(), popup.getBoundingClientRect(), side, room);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
}
