/**
 * Marks on things that are numbered from 0, to be taken off all at once and often. Taking them off only counts a stamp up;
 * a byte's worth of stamps is soon used up, so that beginning anew is nothing rare. A search that begins with `clear` minds
 * nothing that one before it has left behind.
 */
export class Marks {
  private readonly stamps: Uint8Array;
  private stamp = 1;

  constructor(count: number) {
    this.stamps = new Uint8Array(count);
  }

  /** Takes every mark off. */
  clear(): void {
    this.stamp = (this.stamp + 1) & 0xff;
    if (this.stamp !== 0) return;
    this.stamps.fill(0);

    this.stamp = 1;
  }

  put(index: number): void {
    this.stamps[index] = this.stamp;
  }

  has(index: number): boolean {
    return this.stamps[index] === this.stamp;
  }
}
