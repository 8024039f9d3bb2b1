/** For how long nothing has been away: what is due is due only while all is well. */
export class Peace {
  private away = 0;
  private since = performance.now();

  /** Something is away for as long as `work` goes on. */
  async without(work: () => Promise<void>): Promise<void> {
    this.away++;
    await work();
    this.away--;
    this.since = performance.now();
  }

  /** For how many milliseconds all has been well. */
  get lasts(): number {
    return this.away > 0 ? 0 : performance.now() - this.since;
  }

  /** Whether all has been well since a time, by the even clock. */
  holdsSince(time: number): boolean {
    return this.away === 0 && this.since <= time;
  }
}
