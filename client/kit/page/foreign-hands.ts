/**
 * Others change the page, too: browsers and extensions translate it by putting elements of their own where our texts
 * were. React keeps its texts, removes them where they aren't any more, which throws, and changes them where nobody sees
 * it. Here it is noted what stands in for which of our nodes: React then finds that in its place, and a text that it
 * changes comes back into the page, where it may be translated again.
 */

/** What somebody else has put in the place of a node. */
const standIns = new WeakMap<Node, Node>();

/** Whether somebody else has changed this page. */
let changed = false;

const { appendChild, insertBefore, removeChild } = Node.prototype;

const observer = new MutationObserver(note);

/** Call it once, before anything is rendered. Returns the function that ends it. */
export function bearForeignHands(): () => void {
  observer.observe(document, { childList: true, subtree: true });
  Object.assign(Node.prototype, { removeChild: takeAway, insertBefore: putBefore, appendChild: putLast });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
  };
}

/** What stands in the place of a node that was taken out of the page; undefined if nothing does. */
function standInOf(node: Node): Node | undefined {
  note(observer.takeRecords());
  let found = standIns.get(node);
  while (found !== undefined && found.parentNode === null) found = standIns.get(found);
  return found;
}

function note(records: readonly MutationRecord[]): void {
  const added = new Set<Node>();
  for (const record of records) {
    if (record.type === 'characterData') bringBack(record.target);
    for (const node of record.addedNodes) {
      added.add(node);
      standIns.delete(node);
    }
    for (const node of record.removedNodes) noteRemoved(node, record, added);
  }
}

/** Notes that a node was exchanged for another one, in one step or by an insertion beside it before. */
function noteRemoved(node: Node, record: MutationRecord, added: ReadonlySet<Node>): void {
  const { addedNodes, previousSibling, nextSibling } = record;
  const beside = [previousSibling, nextSibling].find((each) => each !== null && added.has(each) && isForeign(each));
  const instead = addedNodes.length === 1 ? addedNodes[0] : beside;
  if (instead === undefined || instead === null || node.parentNode !== null) return;
  standIns.set(node, instead);
  if (!(node instanceof Text)) return;
  changed ||= isForeign(instead);
  observer.observe(node, { characterData: true });
}

/** Translators use an element that nobody else has used for decades. */
const isForeign = (node: Node): boolean => node.nodeName === 'FONT';

/** A text was changed that may not be in the page any more. */
function bringBack(text: Node): void {
  if (text.parentNode !== null) return;
  const there = standInOf(text);
  there?.parentNode?.replaceChild(text, there);
}

function takeAway<T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  const there = standInOf(child);
  if (there === undefined && !changed) return removeChild.call(this, child) as T;
  if (there?.parentNode === this) removeChild.call(this, there);
  return child;
}

function putBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
  dismiss(node);
  if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
  const there = standInOf(before);
  if (there === undefined && !changed) return insertBefore.call(this, node, before) as T;
  return insertBefore.call(this, node, there?.parentNode === this ? there : null) as T;
}

function putLast<T extends Node>(this: Node, node: T): T {
  dismiss(node);
  return appendChild.call(this, node) as T;
}

/** A node comes back that something stands in for. */
function dismiss(node: Node): void {
  if (!changed || node.parentNode !== null) return;
  const there = standInOf(node);
  if (there !== undefined && there.parentNode !== null) removeChild.call(there.parentNode, there);
}
