/** Writes a new game's files below `root` and registers it. Returns the paths written; if it can't, throws a sentence and changes nothing. */
export function newGame(root: string, id: string, kind?: string): string[];
