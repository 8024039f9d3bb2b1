/** Runs npm with a few plain words in a folder, its output on ours. */
export function npm(
  words: readonly string[],
  folder: string,
): { readonly status: number | null; readonly error?: Error };

/** Runs npm beside whatever else is done. Resolves at its end, with all that it said: its output and its complaints as they came. */
export function npmBeside(
  words: readonly string[],
  folder: string,
): Promise<{ readonly status: number | null; readonly said: string }>;
