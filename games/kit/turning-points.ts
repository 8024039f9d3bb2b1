/**
 * How each seat's chance to win changed during a match: which moments a review judges, and which of them were turning
 * points.
 */

/** The seats' chances to win after `step` moves. */
export interface Chances {
  readonly step: number;
  readonly chances: readonly number[];
}

/** How many moments the first, coarse curve has, and how many the finished one. */
const COARSE = 20;
const FINE = 80;

/** Which moments of a match of `length` moves to judge: first those of the coarse curve, then those between them. */
export function momentsToJudge(length: number): readonly number[] {
  const coarse = spread(length, COARSE);
  const fine = spread(length, FINE).filter((step) => !coarse.includes(step));
  return [...coarse, ...fine];
}

/** At most `most` moments, spread evenly from the first to the last. */
function spread(length: number, most: number): readonly number[] {
  const count = Math.min(length, most - 1);
  if (count === 0) return [0];
  return [...new Set(Array.from({ length: count + 1 }, (_, i) => Math.round((i * length) / count)))];
}

/** A part of a match in which some seat's chance to win changed much. */
export interface Turning {
  /** The moments right after the change and right before it. */
  readonly step: number;
  readonly from: number;
  /** The seat whose chance changed most, and its chance before and after. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** A smaller change than this is no turning point. */
const LEAST = 0.12;
const MOST_TURNINGS = 5;
/** Changes that differ by less are equally large, as those of two seats are: then the first seat's is told. */
const EVEN = 0.001;

/** The largest changes between neighbouring judged moments, in the order of the match. */
export function turningPoints(curve: readonly Chances[]): readonly Turning[] {
  const inOrder = curve.toSorted((a, b) => a.step - b.step);
  const changes = inOrder.slice(1).map((after, i) => largest(inOrder[i]!, after));
  const large = changes.filter(({ before, after }) => Math.abs(after - before) >= LEAST);
  const chosen = large.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_TURNINGS);
  return chosen.toSorted((a, b) => a.step - b.step);
}

const size = ({ before, after }: Turning) => Math.abs(after - before);

function largest(from: Chances, to: Chances): Turning {
  const turnings = to.chances.map((after, seat) => {
    return { step: to.step, from: from.step, seat, before: from.chances[seat] ?? 0, after };
  });
  return turnings.reduce((most, each) => (size(each) > size(most) + EVEN ? each : most));
}
