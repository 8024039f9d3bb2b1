/** Whether a key pressed there means no board: in fields, in dialogs, and while a dialog stands that has not got the focus yet. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null ||
      target.ownerDocument.querySelector('[role="dialog"]') !== null)
  );
}
