/**
 * The widths at which pages change, each once. Styles ask for them by name, of a window or of a box in it:
 * `@media (--phone)`, `@media not (--wide)`, `@container hand (--slim)`.
 */
export const WIDTHS = {
  /** A phone held upright. */
  slim: '(width < 480px)',
  /** Less than a phone on its side: one thing below another. */
  narrow: '(width < 640px)',
  /** A phone on its side or a tablet held upright: the table has one column, see `Layout`. */
  phone: '(width < 900px)',
  /** A desk: the table has three columns. */
  wide: '(width >= 1200px)',
} as const;
