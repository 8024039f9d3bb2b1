/**
 * A cache: keeps only the entries that were set last, and those that may not go yet. lru-cache can hold none back, nor
 * change how many it keeps.
 */
export class Cache<T> {
  private readonly kept = new Map<string, T>();

  constructor(
    private most: number,
    private readonly mayGo: (id: string) => boolean = () => true,
  ) {}

  get size(): number {
    return this.kept.size;
  }

  get(id: string): T | undefined {
    return this.kept.get(id);
  }

  keys(): Iterable<string> {
    return this.kept.keys();
  }

  set(id: string, value: T): void {
    this.kept.delete(id);
    this.kept.set(id, value);
    this.shed(id);
  }

  /** Changes how many entries are kept. */
  keepAtMost(most: number): void {
    this.most = most;
    this.shed();
  }

  delete(id: string): void {
    this.kept.delete(id);
  }

  clear(): void {
    this.kept.clear();
  }

  private shed(newest?: string): void {
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) return;
      if (oldest !== newest && this.mayGo(oldest)) this.kept.delete(oldest);
    }
  }
}
