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
import { placeOf } from '../page/place.ts';
import { type Side, beside } from '../dialogs/beside.ts';
import { useClearOfEdges } from '../dialogs/edges.ts';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** If undefined, there is no tooltip. */
  readonly text: string | undefined;
  readonly side?: Side;
  /**
   * The element that the tooltip explains; it must take the focus. It needs its own accessible name, because the
   * tooltip gives it none.
   */
  readonly children: ReactElement<DOMAttributes<Element>>;
}

/**
 * A few words beside the pointer or the focused element. They must not say anything important, because touch screens
 * never show them.
 */
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

/** Calls the element's own handler, then the tooltip's. */
function both<Happened>(own: ((event: Happened) => void) | undefined, ours: (event: Happened) => void) {
  return (event: Happened) => {
    own?.(event);
    ours(event);
  };
}

/** How long the pointer must rest on the element before the tooltip shows, in milliseconds. */
const DELAY = 400;

/** How long the tooltip stays after that, in milliseconds: time to move onto it and read. */
const LINGER = 120;

/** Hides the open tooltip: at most one is open on the page. */
let putAway: (() => void) | undefined;

/** The element whose tooltip is shown (null if none is), and the handlers that show and hide it. */
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
    /** The pointer has left: the tooltip stays if the element has the focus. */
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
  /** The pointer is on the tooltip itself. */
  hold(): void;
  ease(): void;
}

function Popup({ anchor, text, side, hold, ease }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const edges = useClearOfEdges();
  // After every render, because other words need another position.
  useLayoutEffect(() => {
    const lay = () => popup.current !== null && layBeside(popup.current, anchor, side, edges);
    lay();
    // The element may scroll away from under the tooltip.
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', lay, { capture: true });
  });
  // Hidden from screen readers: it stands outside the element it explains, and the element says the same by its name.
  return createPortal(
    <div ref={popup} data-tip aria-hidden="true" className={styles.popup} onPointerEnter={hold} onPointerLeave={ease}>
      {text}
    </div>,
    placeOf(),
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
