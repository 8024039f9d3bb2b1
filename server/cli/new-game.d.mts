/** Writes a new game's files below `root` and registers it. Returns the paths written; throws with a clear message and changes nothing where it can't. */
export function newGame(root: string, id: string, kind?: string): string[];
