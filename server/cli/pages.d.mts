/** Where each page of the guide lies in the repository, and where in the package `agora`. */
export const PAGES: ReadonlyMap<string, string>;
/** Writes the pages into the package's folder, with their links turned. */
export function layPages(folder: string): void;
