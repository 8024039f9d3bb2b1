/** Furrows that run to a horizon, with ripe ears in front. */
const furrows = [-150, -112, -80, -54, -32, -14, 0, 14, 32, 54, 80, 112, 150];
const rows = [
  { y: -34, xs: [-58, -36, -13, 12, 35, 58] },
  { y: 6, xs: [-72, -50, 50, 72] },
  { y: 46, xs: [-66, -44, 44, 66] },
  { y: 86, xs: [-40, -20, 0, 20, 40] },
];

export function Wheat() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-100-62Q-50-78 0-68T100-70V100H-100z" fill="var(--wheat-base)" />
      <path d="M-100-62Q-50-78 0-68T100-70V-110H-100z" fill="var(--wheat-light)" />
      <path d="M-100-62Q-50-78 0-68T100-70" stroke="var(--wheat-deep)" strokeWidth="2.4" />
      <g stroke="var(--wheat-deep)" strokeWidth="2" opacity="0.55">
        {furrows.map((x) => (
          <path key={x} d={`M${x * 0.32}-69Q${x * 0.7} 0 ${x} 100`} />
        ))}
      </g>
      {rows.flatMap(({ y, xs }) => xs.map((x) => <Ear key={`${x},${y}`} x={x} y={y} lean={x > 0 ? 5 : -3} />))}
    </g>
  );
}

interface EarProps {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
}

function Ear({ x, y, lean }: EarProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean})`}>
      <path d="M0 2V-34" stroke="var(--wheat-ink)" strokeWidth="2.2" />
      <path d="M0-12-8-21M0-5-6-12M0-5 6-12" stroke="var(--wheat-ink)" strokeWidth="1.6" />
      {[-15, -22, -29].map((at) => (
        <g key={at} stroke="var(--wheat-ink)" strokeWidth="1.3" fill="var(--wheat-light)">
          <path d={`M0 ${at}q-8.5-1-8-9.5q7 1.5 8 9.5`} />
          <path d={`M0 ${at}q8.5-1 8-9.5q-7 1.5-8 9.5`} />
        </g>
      ))}
      <path d="M0-34q-4-5 0-11q4 6 0 11" stroke="var(--wheat-ink)" strokeWidth="1.3" fill="var(--wheat-light)" />
    </g>
  );
}
