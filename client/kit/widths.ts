/**
 * The widths at which pages change, each once. Styles ask for them by name, of a window or of a box in it:
 * `@media (--phone)`, `@media not (--wide)`, `@container hand (--slim)`.
 */
export const WIDTHS = {
  /** A phone held upright. */
  slim: '(width < 480px)',
  /** Up to the smallest phone on its side: one thing below another. */
  narrow: '(width <= 640px)',
  /** Up to the largest phone on its side, or a tablet held upright: see `Layout`. */
  phone: '(width < 960px)',
  /** A desk. */
  wide: '(width >= 1200px)',
} as const;
