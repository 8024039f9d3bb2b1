interface Kind {
  /** What can be imported, as in `exports` of a package.json; null for what can't. */
  readonly doors: Readonly<Record<string, { readonly types: string; readonly default: string } | null>>;
}

/** The packages by name. */
export const SCOPE: string;
export const KINDS: Readonly<Record<string, Kind>>;
