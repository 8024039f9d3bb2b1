/** Measures in processor time, so that a busy machine changes little. */

/** Processor time of this process so far, in microseconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Mean processor time of one call of `work`, in microseconds, over at least `budget` milliseconds after a warm-up. */
export function cost(work: () => void, budget = 500): number {
  repeat(work, budget / 5);
  const { calls, time } = repeat(work, budget);
  return time / calls;
}

function repeat(work: () => void, budget: number): { calls: number; time: number } {
  const begun = spent();
  let calls = 0;
  let time = 0;
  let batch = 1;
  while (time < budget * 1000) {
    for (let i = 0; i < batch; i++) work();
    calls += batch;
    batch *= 2;
    time = spent() - begun;
    if (time > 0) batch = Math.max(1, Math.min(batch, Math.ceil((calls / time) * budget * 100)));
  }
  return { calls, time };
}

/** A number with three significant digits and thousands apart. */
export function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
