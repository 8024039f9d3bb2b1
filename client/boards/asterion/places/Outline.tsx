import { pointOf } from '../drawing.ts';

/** The shape that a ring is drawn around. */
export function Outline({ cell }: { readonly cell: number }) {
  const { x, y } = pointOf(cell);
  return <rect x={x - 48} y={y - 48} width="96" height="96" rx="5" />;
}
