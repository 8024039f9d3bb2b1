/**
 * The sizes at which pages change, each once. Styles ask for them by name, of a window or of a box in it:
 * `@media (--phone)`, `@media not (--wide)`, `@container hand (--slim)`.
 */
export const SIZES = {
  /** A phone held upright, or half of one on its side. */
  slim: '(width < 480px)',
  /** Up to the smallest phone on its side: one thing below another. */
  narrow: '(width <= 640px)',
  /** A hand, a board or a page with room for things beside each other. */
  roomy: '(width >= 800px)',
  /** Up to the largest phone on its side, or a tablet held upright: see `Layout`. */
  phone: '(width < 960px)',
  /** A desk. */
  wide: '(width >= 1200px)',

  /** A seat's panel in a desk's column: words stand beside its counts. */
  worded: '(width >= 200px)',
  /** A seat's panel in a phone's line: only signs. */
  close: '(width <= 170px)',
  /** Four of them in that line. */
  closer: '(width <= 100px)',
  /** The same on the smallest phone. */
  closest: '(width <= 76px)',

  /** A desk's window with some lines to spare. */
  high: '(height >= 800px)',
  /** A small phone held upright: every line gets a little lower. */
  low: '(height <= 700px)',
  /** The smallest phone held upright: what isn't part of the table goes. */
  lower: '(height <= 600px)',
  /** A phone on its side, as high as `slim` is wide, or what a keyboard leaves of one held upright. */
  lowest: '(height <= 480px)',
  /** What a keyboard leaves of a phone on its side. */
  flat: '(height <= 260px)',
} as const;
