/** A queue for each address. Within a queue the order is that of arrival. */
export class Queues {
  private readonly lines = new Map<string, (() => void)[]>();
  private count = 0;

  /** How many are waiting: in all, or of one address. */
  length(address?: string): number {
    return address === undefined ? this.count : (this.lines.get(address)?.length ?? 0);
  }

  addresses(): Iterable<string> {
    return this.lines.keys();
  }

  add(address: string, begin: () => void): void {
    const line = this.lines.get(address);
    if (line === undefined) this.lines.set(address, [begin]);
    else line.push(begin);
    this.count++;
  }

  /** Removes the first of an address from its queue. */
  take(address: string): (() => void) | undefined {
    const line = this.lines.get(address);
    const first = line?.shift();
    if (first !== undefined) this.count--;
    if (line?.length === 0) this.lines.delete(address);
    return first;
  }
}
