/** A process that npm has started goes on when npm is ended: npm signals only the shell between them. */

/** Calls `end` when the process that started this one is gone. */
export function whenOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, 250).unref();
}
