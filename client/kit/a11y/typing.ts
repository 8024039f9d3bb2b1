/**
 * Whether a key pressed on this element is not meant for a board: in a text field, in a dialog, and while an open
 * dialog doesn't have the focus yet.
 */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null ||
      target.ownerDocument.querySelector('[role="dialog"]') !== null)
  );
}
