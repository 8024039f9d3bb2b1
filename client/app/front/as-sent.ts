/** What <html data-page> says of a page that came written, until the scripts have it. */

/** It is shown as it was sent. */
export const AS_SENT = 'as-sent';
/** It is for somebody else, and not shown: base.css. */
export const UNFIT = 'unfit';

const PRESSED = 'data-pressed';

/** Marks the last button that is pressed while nothing answers yet. */
export function notePresses(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (dataset.page !== AS_SENT || button === null) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, '');
  });
}

/** The scripts have the page now: answers the button that was pressed last before. */
export function answerPresses(): void {
  delete document.documentElement.dataset.page;
  const button = document.querySelector<HTMLElement>(`button[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  // Parts of the page come to life one after the other, and the one that is pressed at once, but not while React is at work.
  setTimeout(() => button?.click());
}
