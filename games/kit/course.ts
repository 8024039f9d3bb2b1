/** How the chances of a match went: which moments to look at, and where it turned. */

/** The chances after so many moves, by seat. */
export interface Chances {
  readonly step: number;
  readonly chances: readonly number[];
}

/** Moments of the first curve, and of the finished one. */
const COARSE = 20;
const FINE = 80;

/** Which moments of a match of so many moves to judge, first those that give a curve, then those between. */
export function momentsToJudge(length: number): readonly number[] {
  const coarse = spread(length, COARSE);
  const fine = spread(length, FINE).filter((step) => !coarse.includes(step));
  return [...coarse, ...fine];
}

/** At most so many moments, evenly from the first to the last. */
function spread(length: number, most: number): readonly number[] {
  const count = Math.min(length, most - 1);
  if (count === 0) return [0];
  return [...new Set(Array.from({ length: count + 1 }, (_, i) => Math.round((i * length) / count)))];
}

/** A stretch of a match in which somebody's chance changed much. */
export interface Turning {
  /** The moment after it, and the one before. */
  readonly step: number;
  readonly from: number;
  /** Whose chance changed most, and to what. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** A smaller change is no turning point. */
const LEAST = 0.12;
const MOST_TURNINGS = 5;

/** Where the chances changed most between moments that stand beside each other, in the order of the match. */
export function turningPoints(course: readonly Chances[]): readonly Turning[] {
  const inOrder = course.toSorted((a, b) => a.step - b.step);
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
  return turnings.reduce((most, each) => (size(each) > size(most) ? each : most));
}
