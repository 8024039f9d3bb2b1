import { pointOf } from '../drawing.ts';

/** What a ring goes round. */
export function Outline({ cell }: { readonly cell: number }) {
  const { x, y } = pointOf(cell);
  return <rect x={x - 48} y={y - 48} width="96" height="96" rx="5" />;
}
