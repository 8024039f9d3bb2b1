/** Staggered rows of pines, lit from the upper left. */
const ROWS = [-56, -31, -6, 19, 44, 69, 94];
const PITCH = 29;

const trees = ROWS.flatMap((y, row) =>
  [-3, -2, -1, 0, 1, 2, 3].map((column) => ({
    x: (column + (row % 2 === 0 ? 0 : 0.5)) * PITCH + ((column * 7 + row * 5) % 5) - 2,
    y: y + ((column * 3 + row * 7) % 5) - 2,
  })),
);

export function Wood() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <g fill="var(--wood-light)" opacity="0.35">
        {trees.map(({ x, y }) => (
          <ellipse key={`${x},${y}`} cx={x + 6} cy={y + 1} rx="13" ry="4" fill="var(--wood-deep)" />
        ))}
      </g>
      {trees.map(({ x, y }) => (
        <Pine key={`${x},${y}`} x={x} y={y} />
      ))}
    </g>
  );
}

function Pine({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-1.6 2V-6h3.2v8z" fill="var(--print-ink)" />
      <path
        d="M0-37 6-26 3.5-27 9.5-16 6-17.5 12.5-4 0-6.5-12.5-4-6-17.5-9.5-16-3.5-27-6-26z"
        fill="var(--wood-deep)"
        stroke="var(--wood-base)"
        strokeWidth="1.6"
      />
      <path
        d="M-1-33-4-27.5M-1-26-6.5-18.5M-3-24-4.5-21M-1-16-9-6.8M-4-15-6-11.5M0-11-3-7.5"
        stroke="var(--wood-light)"
        strokeWidth="1.7"
        fill="none"
      />
    </g>
  );
}
