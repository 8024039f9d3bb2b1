/** The six corners of a hexagon of the given size around the origin, for a `points` attribute. */
export function hexagon(size: number): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`)
    .join(' ');
}
