/** Turns strengths into chances that add up to one: `spread` more strength makes a chance e times as large. */
export function softmax(strengths: readonly number[], spread: number): readonly number[] {
  const most = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp((strength - most) / spread));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}
