/** The values of <html data-page> for a page that was rendered by the build, until the scripts take over. */

/** The page is shown as it was sent. */
export const AS_SENT = 'as-sent';
/** The page was rendered for another kind of reader, so base.css hides it. */
export const UNFIT = 'unfit';

const PRESSED = 'data-pressed';

/** Remembers the last button that is pressed before the scripts can react. */
export function notePresses(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (dataset.page !== AS_SENT || button === null) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, '');
  });
}

/** Presses that button once the scripts have taken over. */
export function answerPresses(): void {
  delete document.documentElement.dataset.page;
  const button = document.querySelector<HTMLElement>(`button[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  // After hydration: React hydrates a pressed part first, but not while it is rendering.
  setTimeout(() => button?.click());
}
