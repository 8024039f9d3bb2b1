/**
 * Keys that belong to an input method while it converts what was typed: its Escape drops a conversion, its Enter takes
 * one over, its arrows choose among suggestions. Nothing on the page may take them for its own.
 */

/** Keeps those keys from everybody on the page; the input method itself still gets them. Call it before anybody listens. */
export function keepConversions(): void {
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('keyup', keep, { capture: true });
}

function keep(event: KeyboardEvent): void {
  if (belongsToConversion(event)) event.stopImmediatePropagation();
}

/** What input methods make of a key that they use, in browsers that have ended the conversion before they say so. */
const USED = 229;

function belongsToConversion({ isComposing, keyCode, target }: KeyboardEvent): boolean {
  if (isComposing) return true;
  // Elsewhere an input method may be on, too, but there is nothing to convert.
  return keyCode === USED && target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
