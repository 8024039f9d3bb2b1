/** What npm runs is left behind when npm is ended: it tells the shell between, which ends and tells nobody. */

/** Calls `end` once the process that npm has run this one in is gone. */
export function whenOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, 250).unref();
}
