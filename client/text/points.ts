/** Points with their sign: −20, 0, +15. The minus is the real one, not a hyphen. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What is won and lost together: −2, ±0, +3. */
export const balance = (points: number): string => (points === 0 ? '±0' : signed(points));
