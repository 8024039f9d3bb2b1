/** A table in a browser that translates pages: elements of the browser's stand where our texts were. */
import { katason } from '../games/strategies/katason.ts';
import { expect, local as test } from '../agora.ts';
import { playToEnd } from '../player.ts';

/**
 * Exchanges every text as a translator does, by one that reads the same, so that whoever plays by words can go on. Runs
 * in the page, so it stands alone.
 */
function translate(): void {
  const exchange = (text: Text) => {
    const { parentElement: parent } = text;
    if (parent === null || !text.isConnected || !/\p{L}/u.test(text.data)) return;
    if (parent.namespaceURI !== 'http://www.w3.org/1999/xhtml' || /^(?:FONT|SCRIPT|STYLE)$/.test(parent.tagName))
      return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.textContent = text.data;
    parent.replaceChild(outer, text);
  };
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) exchange(text);
  };
  all(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) exchange(target);
      for (const node of addedNodes) all(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test('Katason goes on on a page that is being translated, and its words stay current', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Katason', rivals: 'bots', players: 3, seed: 'translated' });
  await expect(ann.prompt).toHaveText('Choose a corner for your first house.');
  await ann.page.evaluate(translate);
  await playToEnd([ann], katason, { until: async () => (await ann.log.count()) > 60 });
  await expect(ann.page.locator('output font').first()).toBeAttached();
  await expect(ann.page.getByText('Something broke.')).toHaveCount(0);
});
