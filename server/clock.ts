/** The clock of the server. Tests use one that they control. */
export interface Clock {
  /** Milliseconds since 1970. It can jump, because people and other machines correct clocks. */
  now(): number;
  /** Milliseconds since some moment, which pass evenly: for measuring durations. */
  ticks(): number;
  /** Runs something once, after so many milliseconds. Returns the function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const wallClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  after(milliseconds, run) {
    // `unref`: a timer alone must not keep the process alive.
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
