/** What React believes is written in a part of the page. */

/** As much of React's own tree as is read here. */
interface Fiber {
  readonly tag: number;
  readonly memoizedProps: { readonly children?: unknown; readonly dangerouslySetInnerHTML?: unknown } | string | null;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's numbers for what ends up elsewhere, and for elements. A text has its words alone as props. */
const [PORTAL, ELEMENT] = [4, 5];

/** All texts in the page of a root of React's, one after the other. */
export function believed(container: Element): string {
  const key = Object.keys(container).find((each) => each.startsWith('__reactContainer$'));
  const root = (container as unknown as Record<string, Fiber | undefined>)[key ?? ''];
  if (root === undefined) throw new Error('That is no root of React');
  return written((root.stateNode as { readonly current: Fiber }).current);
}

function childrenOf({ child }: Fiber): Fiber[] {
  const all: Fiber[] = [];
  for (let each = child; each !== null; each = each.sibling) all.push(each);
  return all;
}

function written(fiber: Fiber): string {
  const { tag, memoizedProps: props, stateNode } = fiber;
  if (tag === PORTAL) return '';
  if (typeof props === 'string') return props;
  const children = childrenOf(fiber);
  if (tag !== ELEMENT || children.length > 0) return children.map(written).join('');
  if (props === null) return '';
  if (props.dangerouslySetInnerHTML !== undefined) return (stateNode as Element).textContent ?? '';
  return typeof props.children === 'string' || typeof props.children === 'number' ? String(props.children) : '';
}
