interface DescribedProps {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What a board shows, place by place, for those who can't see it. */
export function Described({ label, lines }: DescribedProps) {
  return (
    <ul className="visually-hidden" aria-label={label}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
