/** A page as the browser hands it to assistive technology, and nothing else of it. */
import type { CDPSession } from '@playwright/test';
import type { Choice, Seen } from '../seen.ts';

export interface Node {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  readonly focusable: boolean;
  readonly disabled: boolean;
  readonly pressed: boolean;
  readonly parent: Node | null;
  readonly children: readonly Node[];
}

/** What Chromium tells of one node; those it ignores only hold others together. */
interface Told {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

export async function treeOf(tools: CDPSession): Promise<Node> {
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  const told = new Map<string, Told>(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(({ parentId }) => parentId === undefined);
  const [tree] = root === undefined ? [] : grown(root, null, told);
  if (tree === undefined) throw new Error('the page tells nothing');
  return tree;
}

/** A node, or in place of one that is ignored those in it. */
function grown(from: Told, parent: Node | null, told: ReadonlyMap<string, Told>): readonly Node[] {
  const within = (of: Node | null) =>
    (from.childIds ?? []).flatMap((id) => {
      const child = told.get(id);
      return child === undefined ? [] : grown(child, of, told);
    });
  if (from.ignored) return within(parent);
  const is = (name: string) => from.properties?.find((each) => each.name === name)?.value.value;
  const children: Node[] = [];
  const node: Node = {
    role: from.role?.value ?? '',
    name: (from.name?.value ?? '').trim(),
    focused: is('focused') === true,
    focusable: is('focusable') === true,
    disabled: is('disabled') === true,
    pressed: is('pressed') === 'true',
    parent,
    children,
  };
  children.push(...within(node));
  return [node];
}

/** The node and all below it, in reading order. */
export function all(node: Node): readonly Node[] {
  return [node, ...node.children.flatMap(all)];
}

/** What has the focus; null where that is the page itself. */
export function focusIn(tree: Node): Node | null {
  return all(tree).findLast(({ focused, role }) => focused && role !== 'RootWebArea') ?? null;
}

/** What is read aloud by itself as it changes. */
export function spokenIn(tree: Node): string {
  const voices = all(tree).filter(({ role }) => ['status', 'log', 'alert'].includes(role));
  return voices.map(wordsOf).join(' | ');
}

/** All that is written in a node, or else what it is called. */
function wordsOf(node: Node): string {
  if (node.role === 'StaticText') return node.name;
  const within = node.children.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  return within === '' && node.role !== 'InlineTextBox' ? node.name : within;
}

/** The page as strategies read it, and the node behind each choice. */
export function seenIn(tree: Node): { readonly seen: Seen; readonly behind: ReadonlyMap<Choice, Node> } {
  const nodes = all(tree);
  const named = (role: string, name: string) => nodes.find((node) => node.role === role && node.name === name);
  const dialog = nodes.find(({ role }) => role === 'dialog' || role === 'alertdialog');
  const main = nodes.find(({ role }) => role === 'main') ?? tree;
  const prompt = all(main).find(({ role }) => role === 'status');
  const hand = named('region', 'Your hand');
  const behind = new Map<Choice, Node>();
  for (const node of nodes)
    if (node.role === 'button') behind.set({ name: node.name, disabled: node.disabled, pressed: node.pressed }, node);
  const seen: Seen = {
    prompt: prompt === undefined ? '' : wordsOf(prompt),
    choices: [...behind.keys()],
    players: (named('list', 'Players')?.children ?? []).map(wordsOf),
    hand: hand === undefined ? '' : wordsOf(hand),
    dialog: dialog?.name ?? null,
    over: dialog !== undefined && all(dialog).some(({ role }) => role === 'table'),
  };
  return { seen, behind };
}
