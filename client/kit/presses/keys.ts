/** Enter and space do nothing for a moment to what has got the focus, or become something else, by itself. */
import { CHANGES, type Offer, REST, isSame, offerOf } from './offer.ts';

/** Guards the whole page until the returned function is called. */
export function guardKeys(): () => void {
  /** What was pressed last, until something else is done. */
  let pressed: Offer | null = null;
  /** Since when a key would press something else; null while it would press the same. */
  let since: number | null = null;
  /** What the key that is down was pressed on. */
  let down: Element | null = null;
  const isOther = (met: Offer | null) => met !== null && pressed !== null && !isSame(met, pressed);
  const look = () => {
    if (pressed === null) return;
    if (!isOther(offerOf(document.activeElement))) since = null;
    else since ??= performance.now();
  };
  const forget = () => {
    pressed = null;
    since = null;
  };
  const move = () => {
    // The focus has come to something else once more.
    since = null;
    look();
  };
  const comesTooSoon = (event: KeyboardEvent) => {
    look();
    return since !== null && (event.repeat || performance.now() - since < REST);
  };
  const press = (event: KeyboardEvent) => {
    if (!isPress(event)) {
      // Whoever moves the focus, or does anything else, means what they press then.
      if (event.type === 'keydown') forget();
      return;
    }
    if (event.type === 'keyup') {
      if (down !== null && document.activeElement !== down) stop(event);
      down = null;
      return;
    }
    if (comesTooSoon(event)) {
      stop(event);
      return;
    }
    if (event.repeat) return;
    down = document.activeElement;
    pressed = offerOf(down);
    since = null;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, CHANGES);
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, press, { capture: true });
  document.addEventListener('focusin', move, { capture: true });
  window.addEventListener('pointerdown', forget, { capture: true });
  return () => {
    observer.disconnect();
    for (const type of ['keydown', 'keyup'] as const) window.removeEventListener(type, press, { capture: true });
    document.removeEventListener('focusin', move, { capture: true });
    window.removeEventListener('pointerdown', forget, { capture: true });
  };
}

const isPress = ({ key, isComposing }: KeyboardEvent) => (key === 'Enter' || key === ' ') && !isComposing;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
