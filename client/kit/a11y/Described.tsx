interface DescribedProps {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A list that describes the board place by place, for people who can't see it. */
export function Described({ label, lines }: DescribedProps) {
  return (
    <ul className="visually-hidden" aria-label={label}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
