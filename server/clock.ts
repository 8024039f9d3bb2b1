/** Time as the server tells it; tests have one that they turn by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once so many milliseconds from now. Returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const wallClock: Clock = {
  now: Date.now,
  after(milliseconds, run) {
    // Nothing keeps a server running that has nothing else to do.
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
