/** Whether a key pressed there means a letter: in fields and dialogs. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
