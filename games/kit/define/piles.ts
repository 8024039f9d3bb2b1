/** Takes cards out of piles. Loops, because a `splice` for one card takes twice as long. */

/** Takes the card at a place; those behind it move up. */
export function takeAt(pile: number[], at: number): number {
  const card = pile[at]!;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.pop();
  return card;
}

/** Takes the card at a place of a pile without an order: the last one takes its place. */
export function takeAny(pile: number[], at: number): number {
  const card = pile[at]!;
  pile[at] = pile[pile.length - 1]!;
  pile.pop();
  return card;
}
