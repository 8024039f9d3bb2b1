import type { State } from '../../../../games/attika/types.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { pointOf, translated } from '../drawing.ts';

const OUTLINE = hexagon(94);

/** The outline of a hex, for halos. */
export function Outline({ state, hex }: { readonly state: State; readonly hex: number }) {
  return <polygon points={OUTLINE} transform={translated(pointOf(state.land.cells[hex]!))} strokeLinejoin="round" />;
}
