/** Where a note beside a place covers the least of what must stay in sight. */

/** In pixels, from the board's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Between the note and its place, and between the note and the board's edge. */
const GAP = 10;

/** Above the place, below it, or at its sides; in a corner of the board only if it covers less there. */
export function clearest(place: Box, note: Size, board: Size, seen: readonly Box[]): { left: number; top: number } {
  const [right, bottom] = [board.width - note.width - GAP, board.height - note.height - GAP];
  const left = place.left + (place.width - note.width) / 2;
  const top = place.top + (place.height - note.height) / 2;
  const above = place.top - note.height - GAP;
  const below = place.top + place.height + GAP;
  const within = (at: { left: number; top: number }) => ({
    left: Math.max(GAP, Math.min(at.left, right)),
    top: Math.max(0, Math.min(at.top, bottom)),
  });
  const all = [
    { left, top: above },
    { left, top: below },
    { left: place.left - note.width - GAP, top },
    { left: place.left + place.width + GAP, top },
    { left: GAP, top: GAP },
    { left: right, top: GAP },
    { left: GAP, top: bottom },
    { left: right, top: bottom },
  ].map(within);
  const covered = all.map((at) => {
    const own = { ...at, ...note };
    // The place that is spoken of weighs more than all others together.
    return seen.filter((each) => meet(own, each)).length + (meet(own, place) ? seen.length + 1 : 0);
  });
  return all[covered.indexOf(Math.min(...covered))]!;
}

function meet(a: Box, b: Box): boolean {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0;
}
