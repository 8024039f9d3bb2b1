/**
 * Whether what can be pressed is called what stands on it (WCAG 2.5.3): whoever speaks to the page says what they see, and
 * whoever hears it is told the same words as whoever looks at it.
 */

const TAGS = new Set(['button', 'a', 'input', 'select', 'textarea', 'summary']);
const ROLES = new Set(['button', 'link', 'tab', 'option', 'radio', 'checkbox', 'switch', 'menuitem']);

/** Seen by nobody: signs' own words, and what is only read aloud. */
const UNSEEN = '.visually-hidden, title, desc, style, [hidden]';
const UNHEARD = 'style, [hidden], [aria-hidden="true"]';

const NAMED_BY = ['aria-label', 'aria-labelledby'];

/** By what each was found to be called right: between two looks at a page few change, and to look costs much. */
const right = new WeakMap<Element, string>();

/** Everything that can be pressed or filled in there and isn't called what stands on it, with both. */
export function misnamed(page: Element): readonly string[] {
  const wrong = [...page.querySelectorAll('*')].filter(isControl).flatMap((element) => {
    const said = JSON.stringify([element.textContent, ...NAMED_BY.map((by) => element.getAttribute(by))]);
    if (right.get(element) === said || element.closest('[hidden], [aria-hidden]') !== null) return [];
    const [name, label] = [nameOf(element), labelOf(element)];
    if (spoken(name) === '') return [`${element.outerHTML.slice(0, 80)} has no name`];
    if (!label.every((piece) => spoken(name).includes(spoken(piece))))
      return [`"${label.join(' ')}" is called "${name}"`];
    right.set(element, said);
    return [];
  });
  return [...new Set(wrong)];
}

/** By a look at each element, as a list of selectors takes documents without a screen ten times as long. */
function isControl(element: Element): boolean {
  return TAGS.has(element.localName) || ROLES.has(element.getAttribute('role') ?? '');
}

/** What it is called, as browsers work it out: by others, by itself, by its labels, by what is in it. */
function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  const others = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const by = others.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  if (by.length > 0) return by.map((each) => textOf(each)).join(' ');
  if (own !== null) return own;
  const labels = labelsOf(element);
  return (labels.length > 0 ? labels : [element]).map((each) => textOf(each)).join(' ');
}

/** What stands on it, piece by piece; on a field, what stands beside it, as what stands in it is its value. */
function labelOf(element: Element): readonly string[] {
  if (element.matches('[role="combobox"], select')) return [];
  const labels = labelsOf(element);
  // The numbers of a board belong to what is drawn there, and not to the place that is pressed.
  const counts = element instanceof SVGElement ? isWord : isSaid;
  return (labels.length > 0 ? labels : [element]).flatMap((each) => shownOn(each)).filter(counts);
}

function labelsOf(element: Element): readonly Element[] {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? [...(element.labels ?? [])]
    : [];
}

/** The pieces of text that are seen on an element, but for signs: numbers that those who can't see them are told otherwise. */
function shownOn(node: Node): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || node.matches(UNSEEN)) return [];
  const pieces = [...node.childNodes].flatMap(shownOn);
  return node instanceof HTMLElement && node.ariaHidden === 'true' ? pieces.filter(isWord) : pieces;
}

/** What an element is heard as by its content: its words, with those of signs that have a name. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.matches(UNHEARD)) return '';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ');
}

const isWord = (text: string) => /\p{Letter}/u.test(text);
const isSaid = (text: string) => spoken(text) !== '';

/** As somebody says it, word by word (letter by letter where no spaces are written): without marks and capitals. */
function spoken(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Latin}+|\p{Number}+|\p{Letter}/gu) ?? [];
  return words.map((word) => ` ${word} `).join('');
}
