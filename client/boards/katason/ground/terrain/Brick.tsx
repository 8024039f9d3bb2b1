/** A clay pit cut in terraces, a kiln above it, bricks stacked to dry. */
const terraces = [
  'M-100 22Q-52 6-6 22T100 12V100H-100z',
  'M-100 46Q-44 30 6 45T100 38V100H-100z',
  'M-100 70Q-40 56 12 68T100 62V100H-100z',
];
const stacks = [
  { x: -60, y: -8 },
  { x: 60, y: -8 },
];

export function Brick() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-100-30Q-40-50 10-36T100-40V-100H-100z" fill="var(--brick-light)" />
      <path d="M-100-30Q-40-50 10-36T100-40" stroke="var(--brick-deep)" strokeWidth="2" />
      {terraces.map((d, step) => (
        <g key={d}>
          <path d={d} fill={step === 1 ? 'var(--brick-base)' : 'var(--brick-shade)'} />
          <path d={d} stroke="var(--brick-line)" strokeWidth="2.2" />
        </g>
      ))}
      <g stroke="var(--brick-line)" strokeWidth="2" opacity="0.75">
        <path d="M-78 24v12M-62 20v13M-46 17v14M44 24v12M60 22v13M76 20v12M-70 47v12M-54 42v14M-38 40v14M38 48v11M54 46v11M68 44v12" />
        <path d="M-34 68v12M-18 68v12M-2 71v12M14 73v11M30 72v10" />
      </g>
      <Kiln />
      {stacks.map(({ x, y }) => (
        <Stack key={x} x={x} y={y} />
      ))}
    </g>
  );
}

function Kiln() {
  return (
    <g transform="translate(0 -34)">
      <path d="M11-34q8-6 4-13t4-14" stroke="var(--print-paper)" strokeWidth="3" opacity="0.85" />
      <path d="M6-24V-36h10v14" fill="var(--brick-base)" stroke="var(--print-ink)" strokeWidth="2.2" />
      <path
        d="M-27 8V-6Q-25-30 0-31 25-30 27-6V8z"
        fill="var(--brick-clay)"
        stroke="var(--print-ink)"
        strokeWidth="2.4"
      />
      <path
        d="M-26-6H-10M10-6H26M-23-16H-4M2-16H23M-15-24H15M-18-6v8M18-6v8M-12-16v8M13-16v8M0-24v7"
        stroke="var(--brick-deep)"
        strokeWidth="1.7"
      />
      <path d="M-9 8V-1Q-8-10 0-10 8-10 9-1V8z" fill="var(--print-ink)" />
      <path d="M-4 8q0-5 2-8q1 3 3 4q1-3 3-5q2 5 0 9z" fill="var(--wheat-base)" />
    </g>
  );
}

function Stack({ x, y }: { readonly x: number; readonly y: number }) {
  const bricks = [
    { x: -16, y: 0 },
    { x: 0, y: 0 },
    { x: -8, y: -9 },
  ];
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--print-ink)" strokeWidth="1.8">
      {bricks.map((brick) => (
        <rect key={`${brick.x},${brick.y}`} {...brick} width="15" height="9" rx="1.5" fill="var(--brick-clay)" />
      ))}
    </g>
  );
}
