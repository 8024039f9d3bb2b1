/**
 * Does to a page in jsdom what a browser's translator does: every text becomes elements of its own, now and whenever one
 * comes or changes.
 */

const LEFT_ALONE = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'CODE', 'FONT', 'TITLE']);

/** In what order a translator exchanges a text; some think again, and exchange what they put there. */
export type Way = 'replaces' | 'inserts first' | 'thinks again';

/** Translates everything below `root` until the returned function is called. */
export function translate(root: Element, way: Way = 'replaces'): () => void {
  each(root, (text) => exchange(text, way));
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) exchange(target, way);
      for (const node of addedNodes) each(node, (text) => exchange(text, way));
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** What a translated part of a page says, as it was before it was translated. */
export const untranslated = (root: Node): string => (root.textContent ?? '').replaceAll(/[‹›]/g, '');

function each(root: Node, act: (text: Text) => void): void {
  if (root instanceof Text) return act(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  texts.forEach(act);
}

function exchange(text: Text, way: Way): void {
  const { parentElement: parent } = text;
  if (parent === null || !text.isConnected || !/\p{L}/u.test(text.data)) return;
  if (parent.namespaceURI !== 'http://www.w3.org/1999/xhtml' || LEFT_ALONE.has(parent.tagName)) return;
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild!.textContent = `‹${text.data}›`;
  if (way === 'replaces') return void parent.replaceChild(outer, text);
  if (way === 'thinks again') {
    parent.replaceChild(outer, text);
    return void parent.replaceChild(outer.cloneNode(true), outer);
  }
  text.before(outer);
  text.remove();
}
