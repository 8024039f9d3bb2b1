import type { Seat } from '../../../games/kit/rules.ts';

/** One shape for each seat, within a circle of radius 1 around the origin; all look about equally large. */
const SHAPES = [
  'M.86 0A.86.86 0 1 1-.86 0 .86.86 0 1 1 .86 0Z',
  'M-.76-.76H.76V.76H-.76Z',
  'M0-.98.98.74H-.98Z',
  'M0-1.04 1.04 0 0 1.04-1.04 0Z',
  'M.5-.86 1 0 .5.86-.5.86-1 0-.5-.86Z',
  'M-.34-.92H.34V-.34H.92V.34H.34V.92H-.34V.34H-.92V-.34H-.34Z',
  'M0-1.06.27-.37 1.01-.33.44.14.62.86 0 .46-.62.86-.44.14-1.01-.33-.27-.37Z',
  'M-.84-.88H.84L.3 0 .84.88H-.84L-.3 0Z',
] as const;

/** The SVG path of a seat's shape (disc, square, triangle, diamond, hexagon, cross, star, hourglass), within a circle of radius 1. */
export function seatShape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] as string;
}
