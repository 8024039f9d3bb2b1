/** How wide a text is, in Latin letters. */
export function widthOf(text: string): number {
  return text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);
}
