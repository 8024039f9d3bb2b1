/**
 * Ratings a second time, from the formulas of Weng and Lin (2011, algorithm 4: Plackett–Luce) and nothing of the house or of
 * a library: a seat's mean and variance after a match, each seat being its own team.
 */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
}

const BETA_SQUARED = (25 / 6) ** 2;
const KAPPA = 1e-4;
const DRIFT_SQUARED = (25 / 300) ** 2;

export const UNKNOWN: Belief = { mean: 25, variance: (25 / 3) ** 2 };

/** What is believed of the first of some seats afterwards; `places` count from 1, and may be shared. */
export function believedAfter(before: readonly Belief[], places: readonly number[]): Belief {
  const drifted = before.map(({ mean, variance }) => ({ mean, variance: variance + DRIFT_SQUARED }));
  const c = Math.sqrt(drifted.reduce((sum, { variance }) => sum + variance + BETA_SQUARED, 0));
  const might = (seat: number) => Math.exp(drifted[seat]!.mean / c);
  const all = drifted.map((_, seat) => seat);
  const own = drifted[0]!;
  let [omega, delta] = [0, 0];
  for (const q of all.filter((seat) => places[seat]! <= places[0]!)) {
    const behind = all.filter((seat) => places[seat]! >= places[q]!).reduce((sum, seat) => sum + might(seat), 0);
    const level = places.filter((place) => place === places[q]).length;
    const chance = might(0) / behind;
    omega += ((q === 0 ? 1 : 0) - chance) / level;
    delta += (chance * (1 - chance)) / level;
  }
  const spread = Math.sqrt(own.variance) / c;
  return {
    mean: own.mean + (own.variance / c) * omega,
    variance: own.variance * Math.max(1 - spread * (own.variance / c ** 2) * delta, KAPPA),
  };
}
