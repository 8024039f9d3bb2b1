/**
 * Marks on things that are numbered from 0, for searches that often need to clear all marks at once. Clearing only
 * raises a stamp. A stamp is one byte, so after 255 clears the array is really reset. A search that starts with `clear`
 * sees nothing of earlier searches.
 */
export class Marks {
  private readonly stamps: Uint8Array;
  private stamp = 1;

  constructor(count: number) {
    this.stamps = new Uint8Array(count);
  }

  /** Removes every mark. */
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
