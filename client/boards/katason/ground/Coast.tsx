import { memo } from 'react';
import { useOwnId } from '../../../kit/scope/context.ts';
import { VIEW, coastline } from '../drawing.ts';

/** Rings around the shore as on an old sea chart, the outermost first. */
const SURF = [
  { width: 190, opacity: 0.28 },
  { width: 148, opacity: 0.42 },
  { width: 110, opacity: 0.6 },
  { width: 78, opacity: 0.85 },
];
const REACH = 3000;

/** The sea, the surf, the beach and the bare land below the hexes. */
export const Coast = memo(() => {
  const id = useOwnId('katason');
  return (
    <g strokeLinejoin="round">
      <rect
        x={VIEW.x - REACH}
        y={VIEW.y - REACH}
        width={VIEW.width + 2 * REACH}
        height={VIEW.height + 2 * REACH}
        fill={`url(#${id}-waves)`}
        opacity="0.55"
      />
      {SURF.map(({ width, opacity }) => (
        <g key={width} fill="none">
          <path d={coastline} stroke="var(--sea-line)" strokeWidth={width} opacity={opacity} />
          <path d={coastline} stroke="var(--sea)" strokeWidth={width - 4} />
        </g>
      ))}
      <path
        d={coastline}
        fill="none"
        stroke="var(--sea-foam)"
        strokeWidth="46"
        strokeDasharray="70 26 22 26"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path d={coastline} fill="none" stroke="var(--print-ink)" strokeWidth="34" />
      <path d={coastline} fill="var(--track)" stroke="var(--shore)" strokeWidth="28" />
    </g>
  );
});
