/** Who sits in which seat of a table: whoever has sat first least often sits first, and so on around the table. */

/** How much more it matters who moves first. */
const FIRST = 3;

/** The entrants of a table by seat; of orders that are as good, the one nearest to that of the lots. */
export function seated(table: readonly number[], sat: (entrant: number, seat: number) => number): readonly number[] {
  const costOf = (order: readonly number[]) =>
    order.reduce((sum, entrant, seat) => sum + sat(entrant, seat) * (seat === 0 ? FIRST : 1), 0);
  return ordersOf(table).reduce((best, order) => (costOf(order) < costOf(best) ? order : best));
}

function ordersOf(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
