/** How close two marks may stand, in hundredths of a chart's width: a phone's chart is ten of them wide. */
const APART = 10;

/** In which lane each of some marks stands that are so far along, in order: the lowest in which it covers no other. */
export function lanesOf(along: readonly number[]): readonly number[] {
  const last: number[] = [];
  return along.map((at) => {
    const free = last.findIndex((before) => at - before >= APART);
    const lane = free < 0 ? last.length : free;
    last[lane] = at;
    return lane;
  });
}
