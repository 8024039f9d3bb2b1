/** Rolling pasture with tufts of grass and a small flock. */
const flock = [
  { x: -6, y: -58, flip: 1, size: 1 },
  { x: 51, y: -22, flip: -1, size: 0.92 },
  { x: -45, y: 44, flip: 1, size: 1.08 },
  { x: 22, y: 62, flip: -1, size: 1.12 },
];
const tufts: readonly (readonly [number, number])[] = [
  [-44, -46],
  [28, -70],
  [-66, -18],
  [-48, 4],
  [70, 14],
  [46, 20],
  [-72, 36],
  [-14, 46],
  [64, 48],
  [-22, 76],
  [0, 88],
  [-58, -40],
  [30, -44],
];

export function Sheep() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-100-38Q-40-72 14-44T100-52V-100H-100z" fill="var(--sheep-light)" />
      <path d="M-100 42Q-56 12-8 30T100 22V100H-100z" fill="var(--sheep-shade)" />
      <path d="M-100-38Q-40-72 14-44T100-52M-100 42Q-56 12-8 30T100 22" stroke="var(--sheep-deep)" strokeWidth="2.2" />
      <path
        d="M-90-26Q-40-56 8-34M-84 54Q-50 30-14 40M40 36Q70 28 100 32M36-38Q66-44 90-40"
        stroke="var(--sheep-deep)"
        strokeWidth="1.4"
        opacity="0.6"
      />
      <g stroke="var(--sheep-deep)" strokeWidth="2">
        {tufts.map(([x, y]) => (
          <path key={`${x},${y}`} d={`M${x} ${y}q-1-5-5-8M${x} ${y}q0-6 1-11M${x} ${y}q1-5 6-8`} />
        ))}
      </g>
      {flock.map(({ x, y, flip, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size * flip} ${size})`}>
          <path d="M-9 8v7M-4 9v7M5 9v7M10 8v7" stroke="var(--print-ink)" strokeWidth="2.6" />
          <path
            d="M-12 7a6.5 6.5 0 0 1-2-11a6.5 6.5 0 0 1 7-7.5a7 7 0 0 1 11-1a7 7 0 0 1 9 4.5a6.5 6.5 0 0 1 1 10.5a6 6 0 0 1-6 5.5q-4 3-8 1q-7 2-12-2z"
            fill="var(--print-paper)"
            stroke="var(--print-ink)"
            strokeWidth="2"
          />
          <path d="M-5-4q3 3 6 0M2 3q3 3 6 0M-8 3q2 2 4 0" stroke="var(--print-ink)" strokeWidth="1.3" opacity="0.7" />
          <path d="M-13-6q-8 0-9 6q0 5 4 5q5-1 7-6z" fill="var(--print-ink)" />
          <path d="M-13-7q1-4-3-4.5q-1 2 1 5z" fill="var(--print-ink)" />
        </g>
      ))}
    </g>
  );
}
