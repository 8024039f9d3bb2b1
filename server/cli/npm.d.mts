/** Runs npm with a few plain words in a folder, its output on ours. */
export function npm(
  words: readonly string[],
  folder: string,
): { readonly status: number | null; readonly error?: Error };
