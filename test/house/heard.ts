/** Finds what rules do only where somebody listens: whoever searches passes no `emit`, and must play the same game. */
import { parseSync } from 'vite';

/** A node of the syntax tree, or anything in it. */
type Node = Readonly<Record<string, unknown>>;

const CHANGING = new Set(
  ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'].concat([
    'set',
    'add',
    'delete',
    'clear',
    'shuffle',
  ]),
);

/** Each place in a source where an event that may not be built draws chance or changes something, as it is written there. */
export function doneForListeners(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const all = [...nodesIn(program)];
  const chances = namesOf(all, 'Random', 'random');
  const listeners = namesOf(all, 'Emit', 'emit');
  const draws = (node: Node) => node['type'] === 'Identifier' && chances.has(String(node['name']));
  const listens = (node: unknown) =>
    asked(node).some(({ type, name }) => type === 'Identifier' && listeners.has(String(name)));
  const built = all.filter((node) => node['optional'] === true && listens(node['callee'])).flatMap(argumentsOf);
  const guarded = all.flatMap((node) => {
    if (node['type'] === 'LogicalExpression') return listens(node['left']) ? [node['right']] : [];
    return 'test' in node && listens(node['test']) ? [node['consequent'], node['alternate']] : [];
  });
  const found = [
    ...built.flatMap((part) => [...nodesIn(part)].filter((node) => draws(node) || changes(node))),
    ...guarded.flatMap((part) => [...nodesIn(part)].filter(draws)),
  ];
  return [...new Set(found)].map(({ start }) => `${path}: ${lineAt(source, Number(start))}`);
}

/** What a condition asks for, apart from what it calls. */
function asked(part: unknown): readonly Node[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  return [node, ...asked(node['left']), ...asked(node['right']), ...asked(node['argument'])];
}

function argumentsOf(node: Node): readonly unknown[] {
  return Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
}

/** Whether evaluating it leaves something otherwise than it was. */
function changes(node: Node): boolean {
  const { type, operator } = node;
  if (type === 'AssignmentExpression' || type === 'UpdateExpression') return true;
  if (type === 'UnaryExpression') return operator === 'delete';
  if (type !== 'CallExpression') return false;
  const { property } = node['callee'] as { readonly property?: { readonly name?: string } };
  return CHANGING.has(property?.name ?? '');
}

/** The usual name of what has a type, and whatever else is declared to have it. */
function namesOf(nodes: readonly Node[], type: string, usual: string): ReadonlySet<string> {
  const declared = nodes.filter(({ typeAnnotation }) => {
    const { typeAnnotation: of } = (typeAnnotation ?? {}) as { readonly typeAnnotation?: { readonly typeName?: Node } };
    return of?.typeName?.['name'] === type;
  });
  return new Set([usual, ...declared.map(({ name }) => String(name))]);
}

function* nodesIn(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part) && 'type' in part) yield part;
  for (const inner of Object.values(part)) yield* nodesIn(inner);
}

function lineAt(source: string, at: number): string {
  return `line ${source.slice(0, at).split('\n').length}: ${source.slice(at).split('\n')[0]}`;
}
