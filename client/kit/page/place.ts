/** Where dialogs, tooltips and flying cards stand: inside what has our styles, the page's body or a table on it. */
export const placeOf = (): HTMLElement => document.querySelector<HTMLElement>('[data-agora]') ?? document.body;
