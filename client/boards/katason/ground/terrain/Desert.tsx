/** Wind-blown dunes: crests, lee shadows and stippled sand. */
const dunes = [
  {
    crest: 'M-100-34Q-58-66-20-46',
    lee: 'M-20-46Q-6-38 14-26Q-26-34-40-22Q-34-40-20-46',
    foot: 'M-20-46Q20-28 100-48',
  },
  { crest: 'M-100 26Q-30-24 22 6', lee: 'M22 6Q42 20 62 28Q16 18-2 36Q4 16 22 6', foot: 'M22 6Q60 30 100 14' },
  { crest: 'M-90 74Q-50 40-12 62', lee: 'M-12 62Q6 72 24 78Q-12 72-26 86Q-24 70-12 62', foot: 'M-12 62Q30 82 80 60' },
];
const stipple = Array.from({ length: 60 }, (_, i) => ({
  x: ((i * 61) % 170) - 85,
  y: ((i * 97) % 180) - 90,
}));

export function Desert() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-100-34Q-58-66-20-46Q20-28 100-48V-100H-100z" fill="var(--desert-light)" />
      <g fill="var(--desert-deep)" opacity="0.7">
        {stipple.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      {dunes.map(({ crest, lee, foot }) => (
        <g key={crest}>
          <path d={lee} fill="var(--desert-deep)" opacity="0.75" />
          <path d={crest} stroke="var(--desert-ink)" strokeWidth="2.4" />
          <path d={foot} stroke="var(--desert-ink)" strokeWidth="2.4" />
        </g>
      ))}
      <path
        d="M-70-30Q-48-46-28-38M-76-16Q-54-30-36-26M-74 30Q-36 2-2 14M-64 42Q-34 18-8 26M-64 80Q-44 60-24 68M52-32Q74-32 92-36M60 40Q76 38 88 32M30 88Q44 86 54 80"
        stroke="var(--desert-deep)"
        strokeWidth="1.8"
      />
      <g transform="translate(26 -64) scale(0.8)">
        <circle r="10" fill="var(--wheat-base)" stroke="var(--desert-ink)" strokeWidth="2" />
        <path
          d="M0-14v-5M10-10l4-4M14 0h5M10 10l4 4M-10-10l-4-4M-14 0h-5M-10 10l-4 4M0 14v5"
          stroke="var(--desert-ink)"
          strokeWidth="2"
        />
      </g>
    </g>
  );
}
