/** Installs the packages unless just those of the lock file are there. Ends the process with a clear message where it can't. */
export function install(root: string): void;
/** Whether node_modules holds what the lock file names and nothing else. Times don't count: a copy or another branch may bring an older file. */
export function isInstalled(root: string): boolean;
