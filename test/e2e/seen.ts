/** A page as somebody takes it in who knows nothing but what it says: roles, names, words. */
import type { Page } from '@playwright/test';

/** Something that can be pressed. */
export interface Choice {
  readonly name: string;
  readonly disabled: boolean;
  /** True for what stays pressed, like a picked tool. */
  readonly pressed: boolean;
  /** How many of the same name come before it on the page. */
  readonly nth: number;
}

export interface Seen {
  /** The sentence above the hand: what to do, or for whom one waits. */
  readonly prompt: string;
  /** Everything that can be pressed, in reading order. */
  readonly choices: readonly Choice[];
  /** Each player's panel as one line of text: name, "you", "to move", counts. */
  readonly players: readonly string[];
  /** Every word of the own hand's region; empty where there is none. */
  readonly hand: string;
  /** The title of the dialog in front of everything, or null. */
  readonly dialog: string | null;
  /** Whether the dialog in front is the result of the game. */
  readonly over: boolean;
}

/** A node of Playwright's aria snapshot. */
interface Node {
  readonly role?: string;
  readonly name?: string;
  readonly text?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly children?: readonly (Node | string)[];
}

export async function look(page: Page): Promise<Seen> {
  const all = [...nodes((await page.locator('body').ariaSnapshotJSON()) as readonly Node[])];
  const of = (role: string, name?: string) =>
    all.filter((node) => node.role === role && (name === undefined || node.name === name));
  const dialog = of('dialog')[0];
  const main = of('main')[0];
  return {
    prompt: wordsOf([...nodes([main ?? {}])].find((node) => node.role === 'status')),
    choices: choices(of('button')),
    players: (of('list', 'Players')[0]?.children ?? []).map((child) => wordsOf(child)),
    hand: wordsOf(of('region', 'Your hand')[0]),
    dialog: dialog === undefined ? null : (dialog.name ?? ''),
    over: dialog !== undefined && [...nodes([dialog])].some((node) => node.role === 'table'),
  };
}

function* nodes(some: readonly (Node | string)[]): Generator<Node> {
  for (const node of some) {
    if (typeof node === 'string') continue;
    yield node;
    yield* nodes(node.children ?? []);
  }
}

/** All that is written in a node, pictures by their names. */
function wordsOf(node: Node | string | undefined): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return node;
  const within = node.children?.map((child) => wordsOf(child)).join(' ') ?? node.text ?? '';
  return within === '' ? (node.name ?? '') : within;
}

function choices(buttons: readonly Node[]): readonly Choice[] {
  const counts = new Map<string, number>();
  return buttons.map(({ name = '', disabled = false, pressed = false }) => {
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return { name, disabled, pressed, nth };
  });
}
