/** Peaks with a lit and a hatched face above layered rock. */
const peaks = [
  { x: -44, y: -20, w: 36, h: 42 },
  { x: 48, y: -18, w: 36, h: 38 },
  { x: 4, y: -26, w: 40, h: 62 },
  { x: -66, y: 26, w: 26, h: 34 },
  { x: 68, y: 26, w: 26, h: 36 },
];
const strata = [34, 47, 60, 73, 86];

export function Ore() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-100-6Q0-26 100-6V-100H-100z" fill="var(--ore-light)" />
      <path d="M-100 30-60 24-30 32 4 25 36 33 70 25 100 30V100H-100z" fill="var(--ore-shade)" />
      <g stroke="var(--ore-deep)" strokeWidth="2.2">
        {strata.map((y) => (
          <path key={y} d={`M-100 ${y}l34-5 22 6 18-4 30 5 26-6 24 5 46-4`} />
        ))}
      </g>
      <path
        d="M-52 38l-4 8M-18 52l4 9M24 39l-3 9M46 54l4 8M-34 66l-4 8M8 66l3 8M-4 80l-3 8M32 79l3 7M-60 52l3 8M60 39l-3 8"
        stroke="var(--ore-deep)"
        strokeWidth="2"
      />
      {peaks.map((peak) => (
        <Peak key={peak.x} {...peak} />
      ))}
      <g fill="var(--print-paper)" stroke="var(--print-ink)" strokeWidth="1.6">
        <path d="M-46 58l5-7 8 2 1 8-7 4z" />
        <path d="M28 56l6-6 7 3 0 8-7 3z" />
        <path d="M-10 76l5-7 8 3-1 7-7 3z" />
      </g>
    </g>
  );
}

interface PeakProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function Peak({ x, y, w, h }: PeakProps) {
  const shade = [0.28, 0.46, 0.64, 0.82];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-h}L${w} 8H${-w}z`} fill="var(--ore-base)" />
      <path
        d={`M0 ${-h}L${w * 0.16} ${-h * 0.55} ${-w * 0.04} ${-h * 0.3} ${w * 0.2} 8H${w}z`}
        fill="var(--ore-deep)"
      />
      <path
        d={`M0 ${-h}L${-w * 0.3} ${-h * 0.6} ${-w * 0.08} ${-h * 0.68} ${w * 0.08} ${-h * 0.55} ${w * 0.27} ${-h * 0.63}z`}
        fill="var(--print-paper)"
      />
      <g stroke="var(--ore-base)" strokeWidth="1.5">
        {shade.map((t) => (
          <path key={t} d={`M${w * t} ${-h * (1 - t) + 6}L${w * t * 0.55 + w * 0.12} 4`} />
        ))}
      </g>
      <path
        d={`M${-w * 0.55} ${-h * 0.25}L${-w * 0.4} ${-h * 0.02}M${-w * 0.3} ${-h * 0.42}L${-w * 0.16} ${-h * 0.12}`}
        stroke="var(--ore-deep)"
        strokeWidth="1.6"
      />
      <path d={`M${-w} 8L0 ${-h} ${w} 8`} stroke="var(--print-ink)" strokeWidth="2.4" />
    </g>
  );
}
