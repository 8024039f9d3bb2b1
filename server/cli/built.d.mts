/** Whether there is a build below `root`, and no source or package is newer. */
export function isBuilt(root: string, made?: readonly string[], more?: readonly string[]): boolean;
