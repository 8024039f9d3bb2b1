/** Time as the server tells it; tests have one that they turn by hand. */
export interface Clock {
  /** Milliseconds since 1970. May jump: people and other machines put such clocks right. */
  now(): number;
  /** Milliseconds since some moment, which pass evenly: for how long something has taken or may take. */
  ticks(): number;
  /** Runs something once so many milliseconds from now. Returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const wallClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  after(milliseconds, run) {
    // Nothing keeps a server running that has nothing else to do.
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
