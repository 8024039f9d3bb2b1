/**
 * Whether what can be pressed is called what stands on it (WCAG 2.5.3): whoever speaks to the page says what they see, and
 * whoever hears it is told the same words as whoever looks at it.
 */

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]';

/** Seen by nobody: signs' own words, and what is only read aloud. */
const UNSEEN = '.visually-hidden, title, desc, style, [hidden]';
const UNHEARD = 'style, [hidden], [aria-hidden="true"]';

/** Everything that can be pressed or filled in there and isn't called what stands on it, with both. */
export function misnamed(page: Element): readonly string[] {
  const all = [...page.querySelectorAll(CONTROLS)].filter(
    (element) => element.closest('[hidden], [aria-hidden]') === null,
  );
  const wrong = all.flatMap((element) => {
    const [name, label] = [nameOf(element), labelOf(element)];
    if (spoken(name) === '') return [`${element.outerHTML.slice(0, 80)} has no name`];
    return holdsAll(name, label) ? [] : [`"${label.join(' ')}" is called "${name}"`];
  });
  return [...new Set(wrong)];
}

/** What the buttons there are called. */
export function callsOf(page: Element): readonly string[] {
  return [...page.querySelectorAll('button, [role="button"]')].map(nameOf);
}

/** What it is called, as browsers work it out: by others, by itself, by its labels, by what is in it. */
function nameOf(element: Element): string {
  const others = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const by = others.flatMap((id) => element.ownerDocument.querySelector(`[id="${id}"]`) ?? []);
  if (by.length > 0) return by.map((each) => textOf(each, UNHEARD)).join(' ');
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const labels = labelsOf(element);
  return (labels.length > 0 ? labels : [element]).map((each) => textOf(each, UNHEARD)).join(' ');
}

/** What stands on it, piece by piece; on a field, what stands beside it. */
function labelOf(element: Element): readonly string[] {
  const labels = labelsOf(element);
  return (labels.length > 0 ? labels : [element])
    .flatMap((each) => piecesOf(each, UNSEEN))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function labelsOf(element: Element): readonly Element[] {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? [...(element.labels ?? [])]
    : [];
}

function textOf(element: Element, without: string): string {
  return piecesOf(element, without).join(' ');
}

/** Its words, with those of signs that have a name, but for what is left out. */
function piecesOf(node: Node, without: string): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || node.matches(without)) return [];
  const sign = without === UNHEARD ? node.getAttribute('aria-label') : null;
  return sign === null ? [...node.childNodes].flatMap((child) => piecesOf(child, without)) : [sign];
}

/** Whether a name has all the pieces, each as a whole, in their order. */
function holdsAll(name: string, pieces: readonly string[]): boolean {
  let rest = spoken(name);
  return pieces.map(spoken).every((piece) => {
    const at = rest.indexOf(piece);
    rest = rest.slice(at + piece.length);
    return at >= 0;
  });
}

/** As somebody says it: without spaces, marks and capitals. */
function spoken(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}
