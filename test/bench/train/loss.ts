/** What a forecast costs where the victory went so: 0 for one that was certain of it. In nats. */
export function lossOf(chances: readonly number[], shares: readonly number[]): number {
  let loss = 0;
  for (const [seat, share] of shares.entries()) if (share > 0) loss -= share * Math.log(Math.max(chances[seat]!, 1e-9));
  return loss;
}
