/** A page as somebody takes it in who knows nothing but what it says: roles, names, words. */
import type { ElementHandle, JSHandle, Page } from '@playwright/test';

/** Something that can be pressed. */
export interface Choice {
  readonly name: string;
  readonly disabled: boolean;
  /** True for what stays pressed, like a picked tool. */
  readonly pressed: boolean;
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

/** One look at a page: what was seen, and the way back to the elements it was seen at. */
export interface Look {
  readonly seen: Seen;
  /** The element of one of the choices seen, unless it is gone or called something else by now. */
  elementOf(choice: Choice): Promise<ElementHandle<Element> | null>;
}

/** What stays in the page of a look: the elements behind the choices, in their order. */
interface Taken {
  readonly seen: Seen;
  readonly buttons: readonly Element[];
  readonly nameOf: (element: Element) => string;
}

/**
 * Takes the page in. Reads the same roles, names and words as Playwright's aria snapshot, in one pass that leaves out
 * what nobody asks for: a snapshot of a whole table costs a tenth of a second, most of it spent on the log.
 */
export async function look(page: Page): Promise<Look> {
  const taken: JSHandle<Taken> = await page.evaluateHandle(takeIn);
  const seen = await taken.evaluate((all) => all.seen);
  return {
    seen,
    async elementOf(choice) {
      const index = seen.choices.indexOf(choice);
      const found = await taken.evaluateHandle(
        ({ buttons, nameOf }, [i, name]) => {
          const button = buttons[i];
          return button?.isConnected === true && nameOf(button) === name ? button : null;
        },
        [index, choice.name] as const,
      );
      return found.asElement();
    },
  };
}

/** Runs in the page, so it stands alone. */
function takeIn(): Taken {
  const hidden = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') !== null || !element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter((element) => !hidden(element));

  /** All that is written in an element, pictures by their names. */
  const wordsOf = (node: Node | null | undefined): string => {
    if (node === null || node === undefined) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
    // Texts that stand next to each other are one word to the reader, elements are words of their own.
    const within = [...node.childNodes]
      .map((child) => (child.nodeType === Node.TEXT_NODE ? wordsOf(child) : ` ${wordsOf(child)} `))
      .join('');
    return (within.trim() === '' ? (node.getAttribute('aria-label') ?? '') : within).replaceAll(/\s+/g, ' ').trim();
  };
  const labelled = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => wordsOf(document.getElementById(id)))
      .join(' ');
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? (labelled(element) || wordsOf(element));
  const named = (selector: string, name: string) => all(selector).find((element) => nameOf(element) === name);

  const dialog = all('dialog[open], [role="dialog"], [role="alertdialog"]')[0];
  const buttons = all('button:not([role]), [role="button"]');
  const choices = buttons.map((button) => ({
    name: nameOf(button),
    disabled: button.matches(':disabled, [aria-disabled="true"]'),
    pressed: button.getAttribute('aria-pressed') === 'true',
  }));
  const panels = named('ul, ol, [role="list"]', 'Players')?.children ?? [];
  return {
    seen: {
      prompt: wordsOf(all('main :is(output, [role="status"])')[0]),
      choices,
      players: [...panels].map((panel) => wordsOf(panel)),
      hand: wordsOf(named('section, [role="region"]', 'Your hand')),
      dialog: dialog === undefined ? null : nameOf(dialog),
      over: dialog !== undefined && all('table', dialog).length > 0,
    },
    buttons,
    nameOf,
  };
}
