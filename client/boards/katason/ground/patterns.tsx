import { type ReactNode, memo } from 'react';
import { useOwnId } from '../../../kit/scope/context.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { Brick } from './terrain/Brick.tsx';
import { Desert } from './terrain/Desert.tsx';
import { Ore } from './terrain/Ore.tsx';
import { Sheep } from './terrain/Sheep.tsx';
import { Wheat } from './terrain/Wheat.tsx';
import { Wood } from './terrain/Wood.tsx';

/** The names of the patterns, by terrain: in the order of RESOURCES, then the desert. */
export const PRINTS: readonly string[] = ['brick', 'sheep', 'ore', 'wheat', 'wood', 'desert'];
const prints: readonly (() => ReactNode)[] = [Brick, Sheep, Ore, Wheat, Wood, Desert];

/** The outline of a hex's land, a little smaller than the hex, so that there are gaps for roads. */
export const LAND = hexagon(94);

/**
 * The SVG patterns that fill the drawing: one for each terrain, and the waves of the sea. Their ids begin with this
 * component's own id.
 */
export const Patterns = memo(() => {
  const id = useOwnId('katason');
  return (
    <defs>
      <clipPath id={`${id}-land`}>
        <polygon points={LAND} />
      </clipPath>
      {prints.map((Print, terrain) => (
        <g key={PRINTS[terrain]} id={`${id}-${PRINTS[terrain]}`}>
          <g clipPath={`url(#${id}-land)`}>
            <polygon points={LAND} fill={`var(--${PRINTS[terrain]}-base)`} />
            <Print />
          </g>
          <polygon points={LAND} fill="none" stroke="var(--print-ink)" strokeWidth="2.6" strokeLinejoin="round" />
        </g>
      ))}
      <pattern id={`${id}-waves`} width="150" height="92" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="var(--sea-line)" strokeWidth="2.2" strokeLinecap="round">
          <path d="M14 24q9-10 18 0t18 0M92 66q9-10 18 0t18 0" />
          <path d="M26 34q6-6 12 0M104 76q6-6 12 0" opacity="0.7" />
        </g>
      </pattern>
    </defs>
  );
});
